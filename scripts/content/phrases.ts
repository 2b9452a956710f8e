/** A phrase that the voice rules in CONTRIBUTING.md advise against. */
export type Phrase = {
  /** The words of the phrase in lower case. `*` stands for any word. */
  phrase: string;
  /** Why the phrase is a problem, and what to write. */
  advice: string;
  /** What to write instead. An empty string removes the phrase. Undefined if the sentence has to be written anew. */
  replacement?: string;
};

const servers = ['server', 'adapter', 'handler', 'procedure', 'resolver', 'middleware', 'nginx', 'api'];
const things = [...servers, 'client', 'link', 'option', 'cache', 'library', 'package', 'router', 'compiler'];

export const phrases: readonly Phrase[] = [
  ...[
    'simply',
    'easily',
    'obviously',
    'effortlessly',
    'seamlessly',
    'basically',
    'powerful',
    'blazing',
    'blazingly',
  ].map(phrase => ({
    phrase,
    advice: `“${phrase}” tells readers how to feel about the text. Leave the word out, or state a fact that they can check.`,
  })),
  {
    phrase: 'may not',
    advice:
      '“may not” can mean that something is forbidden or that it might not happen. Write “must not” or “might not”.',
  },
  {phrase: 'e.g.', advice: 'Write “for example”.', replacement: 'for example'},
  {phrase: 'i.e.', advice: 'Write “that is”, or leave the first version out.', replacement: 'that is'},
  ...['etc', 'etc.'].map(phrase => ({phrase, advice: 'Write “and so on”, or complete the list.'})),
  {phrase: 'in order to', advice: 'Write “to”.', replacement: 'to'},
  {phrase: 'prior to', advice: 'Write “before”.', replacement: 'before'},
  {phrase: 'utilise', advice: 'Write “use”.', replacement: 'use'},
  {phrase: 'utilises', advice: 'Write “uses”.', replacement: 'uses'},
  {phrase: 'leverage', advice: 'Write “use”.', replacement: 'use'},
  {phrase: 'for ever', advice: 'Write “forever”.', replacement: 'forever'},
  {phrase: 'mend', advice: 'You fix a bug.', replacement: 'fix'},
  {phrase: 'mends', advice: 'You fix a bug.', replacement: 'fixes'},
  {phrase: 'mended', advice: 'You fix a bug.', replacement: 'fixed'},
  {phrase: 'note that', advice: 'Leave the phrase out. Everything on a page is worth noting.'},
  {
    phrase: 'the former',
    advice: 'Readers have to look back to find out which of the two this is. Repeat the name.',
  },
  {
    phrase: 'the latter',
    advice: 'Readers have to look back to find out which of the two this is. Repeat the name.',
  },
  ...servers.flatMap(server => [
    {phrase: `${server} answers`, advice: 'A server responds.', replacement: `${server} responds`},
    {phrase: `${server} answered`, advice: 'A server responds.', replacement: `${server} responded`},
  ]),
  ...things.flatMap(thing =>
    ['wants', 'refuses', 'believes', 'is told', 'is happy'].map(verb => ({
      phrase: `${thing} ${verb}`,
      advice: `This makes a person of a piece of software. Describe what happens.`,
    })),
  ),
];
