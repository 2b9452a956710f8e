/**
 * Values that could break or exploit code that parses URLs. Some of them try to create a `<fuzz-mark>` element or a global variable
 * `fuzzed`. If a page contains this element or variable, the page has interpreted a value as markup or code.
 */
const values = [
  '<fuzz-mark>',
  '"><fuzz-mark onmouseover=fuzzed=1>',
  "'><img src=x onerror=window.fuzzed=1>",
  '</script><script>window.fuzzed=1</script>',
  '<svg/onload=window.fuzzed=1>',
  'javascript:window.fuzzed=1',
  'data:text/html,<script>window.fuzzed=1</script>',
  '{{constructor.constructor("window.fuzzed=1")()}}',
  '${window.fuzzed=1}',
  '../../../../etc/passwd',
  '//example.org/',
  '\\\\example.org\\',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff%fe',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '&amp;&lt;&#0;',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦 café ß İ ı',
  '\u{1f600}'.repeat(40),
  'a'.repeat(2_000),
  '[]',
  '(((((',
  '.*+?^${}()|[]\\',
  'createContext',
  'true',
  '-1',
  'NaN',
  '',
  ' ',
];

/** Names of query parameters. Some are read by the site or by Docusaurus. Others could pollute the prototypes of objects. */
const parameterNames = [
  'q',
  'ver',
  'version',
  'p',
  'docusaurus-theme',
  'docusaurus-data-theme',
  'docusaurus-data-fuzz',
  'docusaurus-data-<fuzz-mark>',
  'docusaurus-data-has-hydrated',
  '__proto__',
  '__proto__[fuzzed]',
  'constructor.prototype.fuzzed',
  'tab',
  'from',
  'utm_source',
];

/**
 * Creates `count` random strings to append to a path. Each string has a query, a hash, both or neither. The strings depend only on `count`
 * and `seed`.
 */
export function createFuzzSuffixes(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const maybeEncode = (text: string) => (random() < 0.5 ? text : encodeURIComponent(text));
  const createRandomText = () =>
    Array.from({length: 1 + Math.floor(random() * 12)}, () =>
      String.fromCodePoint(random() < 0.7 ? 32 + Math.floor(random() * 95) : Math.floor(random() * 0xd7ff)),
    ).join('');
  const createValue = () => maybeEncode(random() < 0.7 ? pick(values) : createRandomText());
  return Array.from({length: count}, () => {
    const pairs = Array.from(
      {length: Math.floor(random() * 4)},
      () => `${maybeEncode(pick(parameterNames))}=${createValue()}`,
    );
    const query = random() < 0.8 ? `?${pairs.join('&')}` : '';
    const hash = random() < 0.7 ? `#${createValue()}${random() < 0.2 ? createValue() : ''}` : '';
    return query + hash;
  });
}

/** Returns a seeded generator of numbers from 0 (inclusive) to 1 (exclusive), using the mulberry32 algorithm. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
