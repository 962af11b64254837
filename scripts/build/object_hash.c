/* Hash of what was compiled: one line or one table row for each object file. Host tool.

   A measurement belongs to machine code, so a candidate's code hash is taken from its object:
   instructions, constant data and what the relocations of those point to, and for CUDA the SASS
   of every cubin in it. Left out is what an edit of a comment, another folder or -g changes:
   mergeable strings (__FILE__, messages), unwind and debug sections, local symbol names (nvcc
   derives some from the path).

   The fat binary is read here and not by cuobjdump: that program is a package of its own and is
   missing where only the compiler is installed. nvcc stores SASS uncompressed unless told so.

   object_hash OBJECT...                       prints "hash path" lines
   object_hash -o FILE.c STEM... -- OBJECT...  writes rs_candidate_hashes in the stems' order */
#include <elf.h>
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

/* A piece of an object file; every access is checked against it. */
typedef struct span {
    const unsigned char *bytes;
    size_t size;
} span;

typedef struct elf {
    span file;
    Elf64_Ehdr head;
    span names;       /* of sections */
    const char *what; /* for messages */
} elf;

typedef struct digest {
    uint64_t value;
    size_t bytes; /* of code and data that went in: none means the object holds no code */
} digest;

/* As rs_hash_add of sweep/base/hash.c: borders between calls count. */
static void add(digest *d, const void *data, size_t size)
{
    d->value = XXH3_64bits_withSeed(data, size, d->value + size + 1);
}

static void add_number(digest *d, uint64_t number)
{
    unsigned char bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(number >> (8 * i));
    add(d, bytes, sizeof bytes);
}

static bool complain(const char *what, const char *why)
{
    fprintf(stderr, "object_hash: %s: %s\n", what, why);
    return false;
}

/* ---- checked access ---- */

static bool cut(span from, uint64_t offset, uint64_t size, span *out)
{
    if (offset > from.size || size > from.size - offset)
        return false;
    *out = (span){from.bytes + offset, (size_t)size};
    return true;
}

/* Copy a record out of `from`: files promise no alignment. */
static bool take(span from, uint64_t offset, void *out, size_t size)
{
    span part;
    if (!cut(from, offset, size, &part))
        return false;
    memcpy(out, part.bytes, size);
    return true;
}

/* The string at `offset`, NULL unless it ends within the table. */
static const char *text_at(span table, uint64_t offset)
{
    if (offset >= table.size || !memchr(table.bytes + offset, 0, table.size - offset))
        return NULL;
    return (const char *)table.bytes + offset;
}

static bool section_at(const elf *e, uint64_t index, Elf64_Shdr *out)
{
    if (index >= e->head.e_shnum)
        return false;
    return take(e->file, e->head.e_shoff + index * sizeof *out, out, sizeof *out);
}

static bool content_of(const elf *e, const Elf64_Shdr *s, span *out)
{
    return cut(e->file, s->sh_offset, s->sh_size, out);
}

static bool elf_open(span file, const char *what, elf *out)
{
    Elf64_Shdr names;
    span table;
    *out = (elf){.file = file, .what = what};
    if (!take(file, 0, &out->head, sizeof out->head) ||
        memcmp(out->head.e_ident, ELFMAG, SELFMAG))
        return complain(what, "no ELF file");
    if (out->head.e_ident[EI_CLASS] != ELFCLASS64 || out->head.e_ident[EI_DATA] != ELFDATA2LSB)
        return complain(what, "only 64-bit little-endian ELF is known");
    if (out->head.e_shentsize != sizeof(Elf64_Shdr) || out->head.e_shnum == 0 ||
        !cut(file, out->head.e_shoff, (uint64_t)out->head.e_shnum * sizeof(Elf64_Shdr), &table))
        return complain(what, "malformed section table");
    if (!section_at(out, out->head.e_shstrndx, &names) || names.sh_type != SHT_STRTAB ||
        !content_of(out, &names, &out->names))
        return complain(what, "malformed section names");
    return true;
}

/* Section `index` with its name; a complaint when it does not lie within the file. */
static bool section_get(const elf *e, uint64_t index, Elf64_Shdr *s, const char **name)
{
    if (!section_at(e, index, s) || !(*name = text_at(e->names, s->sh_name)))
        return complain(e->what, "malformed section header");
    return true;
}

static bool starts(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

/* ---- host code ---- */

static bool is_fatbin(const char *name)
{
    return !strcmp(name, ".nv_fatbin") || !strcmp(name, "__nv_relfatbin");
}

/* Does this section's content decide what the program does? */
static bool counts(const Elf64_Shdr *s, const char *name)
{
    static const char *const skipped[] = {
        ".eh_frame",      ".note",          ".nv_fatbin", ".nvFatBinSegment",
        "__nv_relfatbin", "__nv_module_id", ".debug"};
    if (s->sh_type != SHT_PROGBITS || !(s->sh_flags & SHF_ALLOC) || s->sh_size == 0)
        return false;
    if (s->sh_flags & SHF_EXECINSTR)
        return true;
    if (s->sh_flags & SHF_STRINGS)
        return false;
    for (size_t i = 0; i < sizeof skipped / sizeof *skipped; i++)
        if (starts(name, skipped[i]))
            return false;
    return true;
}

/* Names of local things that nvcc makes unique by a hash of the path end where that begins. */
static size_t stable_length(const char *name)
{
    static const char *const marks[] = {"_INTERNAL_", "__nv_static_", "_GLOBAL__N__",
                                        "tmpxft_"};
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        const char *at = strstr(name, marks[i]);
        if (at && (size_t)(at - name) < length)
            length = (size_t)(at - name);
    }
    return length;
}

/* What a relocation points to. Another callee is other code, so undefined symbols count by
   name; what is defined here counts by place, as the entries of a function table differ in
   nothing else. A place among strings depends on their lengths and is left out. */
static bool add_target(digest *d,
                       const elf *e,
                       const int *ordinals,
                       Elf64_Sym sym,
                       const char *name,
                       int64_t addend)
{
    Elf64_Shdr s;
    const char *section;
    if (sym.st_shndx == SHN_UNDEF) {
        add(d, name, stable_length(name));
        add_number(d, (uint64_t)addend);
        return true;
    }
    if (sym.st_shndx >= SHN_LORESERVE) { /* absolute or common: has no section */
        add_number(d, sym.st_shndx);
        add_number(d, sym.st_value + (uint64_t)addend);
        return true;
    }
    if (!section_get(e, sym.st_shndx, &s, &section))
        return false;
    bool placed = ordinals[sym.st_shndx] || s.sh_type == SHT_NOBITS;
    add_number(d, (uint64_t)ordinals[sym.st_shndx]);
    add_number(d, placed ? sym.st_value + (uint64_t)addend : 0);
    return true;
}

static bool add_relocation(
    digest *d, const elf *e, const int *ordinals, const Elf64_Rela *r, span symbols, span names)
{
    Elf64_Sym sym;
    const char *name;
    if (!take(symbols, ELF64_R_SYM(r->r_info) * sizeof sym, &sym, sizeof sym) ||
        !(name = text_at(names, sym.st_name)))
        return complain(e->what, "relocation without a symbol");
    add_number(d, r->r_offset);
    add_number(d, ELF64_R_TYPE(r->r_info));
    return add_target(d, e, ordinals, sym, name, r->r_addend);
}

/* All relocations that stand in section `s`. */
static bool add_relocations(digest *d, const elf *e, const int *ordinals, const Elf64_Shdr *s)
{
    Elf64_Shdr symbols, names;
    span rows, symbol_rows, name_text;
    if (s->sh_type != SHT_RELA || s->sh_entsize != sizeof(Elf64_Rela))
        return complain(e->what, "relocations without addends are not known");
    if (!content_of(e, s, &rows) || rows.size % sizeof(Elf64_Rela) ||
        !section_at(e, s->sh_link, &symbols) || symbols.sh_type != SHT_SYMTAB ||
        !content_of(e, &symbols, &symbol_rows) || !section_at(e, symbols.sh_link, &names) ||
        !content_of(e, &names, &name_text))
        return complain(e->what, "malformed relocations");
    for (size_t at = 0; at < rows.size; at += sizeof(Elf64_Rela)) {
        Elf64_Rela r;
        if (!take(rows, at, &r, sizeof r) ||
            !add_relocation(d, e, ordinals, &r, symbol_rows, name_text))
            return false;
    }
    return true;
}

/* Number the sections that count from 1: header indexes shift with -g. */
static bool number_sections(const elf *e, int *ordinals)
{
    int last = 0;
    for (unsigned i = 0; i < e->head.e_shnum; i++) {
        Elf64_Shdr s;
        const char *name;
        if (!section_get(e, i, &s, &name))
            return false;
        ordinals[i] = counts(&s, name) ? ++last : 0;
    }
    return true;
}

static bool add_section(digest *d, const elf *e, const int *ordinals, unsigned index)
{
    Elf64_Shdr s;
    span content;
    if (!section_at(e, index, &s) || !content_of(e, &s, &content))
        return complain(e->what, "section outside the file");
    add_number(d, s.sh_flags & SHF_EXECINSTR);
    add(d, content.bytes, content.size);
    d->bytes += content.size;
    for (unsigned i = 0; i < e->head.e_shnum; i++) {
        Elf64_Shdr r;
        if (!section_at(e, i, &r))
            return complain(e->what, "malformed section header");
        if ((r.sh_type == SHT_RELA || r.sh_type == SHT_REL) && r.sh_info == index &&
            !add_relocations(d, e, ordinals, &r))
            return false;
    }
    return true;
}

static bool add_host(digest *d, const elf *e)
{
    int *ordinals = calloc(e->head.e_shnum, sizeof *ordinals);
    if (!ordinals)
        return complain(e->what, "out of memory");
    bool ok = number_sections(e, ordinals);
    for (unsigned i = 0; ok && i < e->head.e_shnum; i++)
        if (ordinals[i])
            ok = add_section(d, e, ordinals, i);
    free(ordinals);
    return ok;
}

/* ---- device code ---- */

/* Hashes of the pieces of device code; sorted before they are added, as the order of kernels
   follows from names that may hold a hash of the path. */
typedef struct pieces {
    uint64_t *values;
    size_t count, cap, bytes;
} pieces;

static bool push(pieces *p, uint64_t value, size_t bytes)
{
    if (p->count == p->cap) {
        size_t cap = p->cap ? 2 * p->cap : 64;
        uint64_t *grown = realloc(p->values, cap * sizeof *grown);
        if (!grown)
            return complain("device code", "out of memory");
        p->values = grown;
        p->cap = cap;
    }
    p->values[p->count++] = value;
    p->bytes += bytes;
    return true;
}

static int compare(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* SASS, constants and initialised variables by content; static shared memory by size, since it
   decides how many blocks a multiprocessor holds. */
static bool add_cubin_section(pieces *p, const elf *e, const Elf64_Shdr *s, const char *name)
{
    static const char *const kinds[] = {".text.", ".nv.constant", ".nv.global.init",
                                        ".nv.shared."};
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        digest d = {0};
        span content = {0};
        bool empty = s->sh_type == SHT_NOBITS;
        if (!starts(name, kinds[i]) || s->sh_size == 0 ||
            (!empty && s->sh_type != SHT_PROGBITS))
            continue;
        if (!empty && !content_of(e, s, &content))
            return complain(e->what, "section of a cubin outside the file");
        add_number(&d, i);
        add_number(&d, s->sh_size);
        if (!empty)
            add(&d, content.bytes, content.size);
        return push(p, d.value, content.size);
    }
    return true;
}

static bool add_cubin(pieces *p, span file, const char *what)
{
    elf e;
    if (!elf_open(file, what, &e))
        return false;
    for (unsigned i = 0; i < e.head.e_shnum; i++) {
        Elf64_Shdr s;
        const char *name;
        if (!section_get(&e, i, &s, &name) || !add_cubin_section(p, &e, &s, name))
            return false;
    }
    return true;
}

/* The fat binary as nvcc and the driver know it; magic and fields have been the same since CUDA
   4. Sizes do not include the headers. */
enum { FATBIN_PTX = 1, FATBIN_CUBIN = 2, FATBIN_PACKED = 0x2000 | 0x8000 /* LZ4, zstd */ };
#define FATBIN_MAGIC 0xBA55ED50u

typedef struct fatbin_head {
    uint32_t magic;
    uint16_t version, header;
    uint64_t size;
} fatbin_head;

typedef struct fatbin_entry {
    uint16_t kind, version;
    uint32_t header;
    uint64_t size;
    uint32_t packed_size, options;
    uint16_t minor, major;
    uint32_t arch, name, name_size;
    uint64_t flags;
} fatbin_entry;
_Static_assert(sizeof(fatbin_head) == 16 && sizeof(fatbin_entry) == 48, "as in the file");

/* Device code of a fat binary: cubins into `sass`, anything else into `other`. */
static bool add_entry(
    pieces *sass, pieces *other, const fatbin_entry *entry, span payload, const char *what)
{
    if (entry->kind != FATBIN_CUBIN)
        return push(other, XXH3_64bits(payload.bytes, payload.size), payload.size);
    if (entry->flags & FATBIN_PACKED) /* as it is: names that hold the path count then, too */
        return push(sass, XXH3_64bits(payload.bytes, payload.size), payload.size);
    return add_cubin(sass, payload, what);
}

static bool add_entries(pieces *sass, pieces *other, span all, const char *what)
{
    for (size_t at = 0; at < all.size;) {
        fatbin_entry entry;
        span payload;
        if (!take(all, at, &entry, sizeof entry) || entry.header < sizeof entry ||
            entry.header > all.size - at || !cut(all, at + entry.header, entry.size, &payload))
            return complain(what, "malformed entry in .nv_fatbin");
        if (!add_entry(sass, other, &entry, payload, what))
            return false;
        at += entry.header + payload.size;
    }
    return true;
}

/* A section holds fat binaries one behind the other, each from a multiple of eight. */
static bool add_fatbins(pieces *sass, pieces *other, span section, const char *what)
{
    for (size_t at = 0; at < section.size;) {
        fatbin_head head;
        span all;
        if (section.bytes[at] == 0) { /* padding */
            at++;
            continue;
        }
        if (!take(section, at, &head, sizeof head) || head.magic != FATBIN_MAGIC ||
            head.header < sizeof head || !cut(section, at + head.header, head.size, &all))
            return complain(what, "malformed .nv_fatbin");
        if (!add_entries(sass, other, all, what))
            return false;
        at += head.header + all.size;
    }
    return true;
}

static bool gather_device(const elf *e, pieces *sass, pieces *other)
{
    for (unsigned i = 0; i < e->head.e_shnum; i++) {
        Elf64_Shdr s;
        const char *name;
        span content;
        if (!section_get(e, i, &s, &name))
            return false;
        if (s.sh_type != SHT_PROGBITS || !is_fatbin(name))
            continue;
        if (!content_of(e, &s, &content))
            return complain(e->what, "section outside the file");
        if (!add_fatbins(sass, other, content, e->what))
            return false;
    }
    return true;
}

static void add_sorted(digest *d, pieces *p)
{
    if (p->count)
        qsort(p->values, p->count, sizeof *p->values, compare);
    for (size_t i = 0; i < p->count; i++)
        add_number(d, p->values[i]);
    d->bytes += p->bytes;
}

/* PTX counts only where there is no SASS at all: it carries names and is compiled by the driver
   later. */
static bool add_device(digest *d, const elf *e)
{
    pieces sass = {0}, other = {0};
    bool ok = gather_device(e, &sass, &other);
    if (ok)
        add_sorted(d, sass.count ? &sass : &other);
    free(sass.values);
    free(other.values);
    return ok;
}

/* ---- files ---- */

static bool read_all(const char *path, FILE *f, span *out)
{
    unsigned char *bytes = NULL;
    size_t size = 0, cap = 0, got = 1;
    while (got > 0) {
        if (size == cap) {
            cap = cap ? 2 * cap : 1 << 16;
            unsigned char *grown = realloc(bytes, cap);
            if (!grown) {
                free(bytes);
                return complain(path, "out of memory");
            }
            bytes = grown;
        }
        got = fread(bytes + size, 1, cap - size, f);
        size += got;
    }
    *out = (span){bytes, size};
    if (!ferror(f))
        return true;
    free(bytes);
    return complain(path, strerror(errno));
}

static bool read_file(const char *path, span *out)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return complain(path, strerror(errno));
    bool ok = read_all(path, f, out);
    fclose(f);
    return ok;
}

static bool hash_object(const char *path, uint64_t *out)
{
    span file;
    elf e;
    digest d = {0};
    if (!read_file(path, &file))
        return false;
    bool ok = elf_open(file, path, &e) && add_host(&d, &e) && add_device(&d, &e);
    free((void *)file.bytes);
    if (ok && d.bytes == 0) /* else all such objects would pass for equal */
        return complain(path, "holds no code; was it compiled for link-time optimisation?");
    *out = d.value;
    return ok;
}

/* ---- output ---- */

static int print_hashes(char **paths, int count)
{
    for (int i = 0; i < count; i++) {
        uint64_t hash;
        if (!hash_object(paths[i], &hash))
            return 1;
        printf("%016" PRIx64 " %s\n", hash, paths[i]);
    }
    return fflush(stdout) ? !complain("stdout", strerror(errno)) : 0;
}

/* The object of a stem: "<folder>/<stem>.c.o", ".cu.o", ".c.obj". */
static const char *object_of(const char *stem, char **paths, int count)
{
    size_t length = strlen(stem);
    for (int i = 0; i < count; i++) {
        const char *slash = strrchr(paths[i], '/');
        const char *base = slash ? slash + 1 : paths[i];
        if (!strncmp(base, stem, length) && base[length] == '.')
            return paths[i];
    }
    return NULL;
}

static bool write_rows(FILE *out, char **stems, int stem_count, char **paths, int count)
{
    fputs("/* Generated by scripts/build/object_hash.c: hash of each candidate's object code. "
          "*/\n"
          "#include \"kernels/candidate.h\"\n\nconst char *const rs_candidate_hashes[] = {\n",
          out);
    for (int i = 0; i < stem_count; i++) {
        const char *path = object_of(stems[i], paths, count);
        uint64_t hash;
        if (!path)
            return complain(stems[i], "no object of this candidate was given");
        if (!hash_object(path, &hash))
            return false;
        fprintf(out, "    \"%016" PRIx64 "\", /* %s */\n", hash, stems[i]);
    }
    fputs("    NULL,\n};\n", out);
    return true;
}

static int write_table(const char *path, char **stems, int stem_count, char **paths, int count)
{
    FILE *out = fopen(path, "w");
    if (!out)
        return !complain(path, strerror(errno));
    bool ok = write_rows(out, stems, stem_count, paths, count);
    bool written = !ferror(out);
    if (fclose(out) || !written)
        ok = complain(path, "cannot write it to its end");
    if (!ok)
        remove(path); /* half a table must not look up to date to the next build */
    return !ok;
}

int main(int argc, char **argv)
{
    if (argc >= 2 && argv[1][0] != '-')
        return print_hashes(argv + 1, argc - 1);
    int first = 3, border = 3;
    while (border < argc && strcmp(argv[border], "--"))
        border++;
    if (argc < 3 || strcmp(argv[1], "-o") || border >= argc) {
        fprintf(stderr, "usage: object_hash OBJECT...\n"
                        "       object_hash -o FILE.c STEM... -- OBJECT...\n");
        return 2;
    }
    return write_table(argv[2], argv + first, border - first, argv + border + 1,
                       argc - border - 1);
}
