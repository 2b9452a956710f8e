import {expect, test} from 'vitest';
import {createSmallSite, renderPage} from './smallSite';

const file = 'docs/server/page.md';

/** Checks a page with a text. Returns its problems without the lines of the page around them. */
function check(text: string, fields?: string): string[] {
  const {checks} = createSmallSite({[file]: renderPage('Page', text, fields)});
  return checks
    .check(file)
    .map(({line, column, message, advice}) => `${line}:${column} ${message} | ${advice ?? ''}`);
}

test.each([
  '[A page](./context.md), [a section](context.md#set-the-user), [another](/docs/context#session)',
  '[In a partial](./router.md#in-a-partial), [above](#a-heading)\n\n## A heading',
  '[From the folder of the docs](/server/context.md), [from the site](@site/docs/server/context.md)',
  '[A category](/docs/category), [a tag](/blog/tags/releases), [a post](/blog/news), [the old docs](/docs/v1/context)',
  '[A file](/img/chain.png), [a site](https://example.org/x#y), [mail](mailto:a@example.org), [by route](./router)',
  '![A chain](./chain.png) ![A chain](/img/chain.png) ![A chain](https://example.org/a.png)',
  '<a href="/docs/context#session">Session</a> <img src="/img/chain.png" alt="A chain" />',
  '<a id="place" /> [A place](#place) <Declaration of="initAll" /> [A name](#initAll)',
  "import {Chain} from '@site/src/Diagram';\n\n<Chain />",
  'export const Local = () => 1;\n\n<Local /> <Fold>Text</Fold>',
  ':::note\n\nAt 10:30.\n\n:::',
  '```sh\nnpm start\n```',
])('the check accepts %s', text => {
  expect(check(text)).toEqual([]);
});

test('the check names the place of mistakes in the syntax', () => {
  expect(check('A {brace.')).toMatchInlineSnapshot(`
    [
      "6:10 The text isn't valid MDX. Unexpected end of file in expression, expected a corresponding closing brace for \`{\`. | In MDX, a brace begins an expression. To show a brace, write \`\\{\`, or put the text in code font.",
    ]
  `);
  expect(check('A {1 2}.')).toEqual([
    expect.stringContaining(" The expression isn't valid JavaScript. | In MDX, a brace begins"),
  ]);
  expect(check('export your router.')).toEqual([
    expect.stringContaining(" The import or export isn't valid JavaScript. | In MDX, a line that begins"),
  ]);
  expect(check('<Fold>\n\nText')).toMatchInlineSnapshot(`
    [
      "6:1 The text isn't valid MDX. Expected a closing tag for \`<Fold>\`. | Close each element, such as \`<Fold>…</Fold>\`, or write \`<Fold />\` if it has no content.",
    ]
  `);
  expect(check('Less than <5.')).toMatchInlineSnapshot(`
    [
      "6:12 The text isn't valid MDX. Unexpected character \`5\` (U+0035) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`. | In MDX, the character \`<\` begins an element. To show it, write \`\\<\`, or put the text in code font.",
    ]
  `);
  expect(check('<!-- A comment -->')).toMatchInlineSnapshot(`
    [
      "6:2 The text isn't valid MDX. Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`). | Write comments as \`{/* … */}\`.",
    ]
  `);
});

test('the check reports admonitions with a wrong first line or without an end, and images without a description', () => {
  expect(check(':::tip My title\n\nText.\n\n:::')).toMatchInlineSnapshot(`
    [
      "6:1 The line isn't the start of an admonition, so the page shows it as text. Found \`:::tip My title\`, expected \`:::tip[My title]\`. | There is no space after the colons, and a title is in square brackets.",
    ]
  `);
  expect(check('::: tip\n\nText.\n\n:::')).toMatchInlineSnapshot(`
    [
      "6:1 The line isn't the start of an admonition, so the page shows it as text. Found \`::: tip\`, expected \`:::tip\`. | There is no space after the colons, and a title is in square brackets.",
    ]
  `);
  expect(check(':::caution\n\nText.\n\n:::')).toMatchInlineSnapshot(`
    [
      "6:1 The admonition has an unknown type. Found \`:::caution\`, expected one of :::note, :::tip, :::info, :::warning, :::danger. | Use \`:::warning\`.",
    ]
  `);
  expect(check(':::important\n\nText.\n\n:::')).toMatchInlineSnapshot(`
    [
      "6:1 The admonition has an unknown type. Found \`:::important\`, expected one of :::note, :::tip, :::info, :::warning, :::danger. | Use \`:::info\`.",
    ]
  `);
  expect(check('{/* TODO: Add a sample. */}')).toMatchInlineSnapshot(`
    [
      "6:1 A part of the page is missing. Found "TODO: Add a sample.", expected no comments that begin with TODO. | Write this part, and remove the comment.",
    ]
  `);
  expect(check('{/* A note for authors. */}')).toEqual([]);
  expect(check(':::warning\n\nText.\n\n## Next')).toMatchInlineSnapshot(`
    [
      "6:1 The admonition has no end, so it contains the rest of the page. Found \`:::warning\` without an end, expected \`:::\` on a line of its own. | Add \`:::\` below the last line of the admonition.",
    ]
  `);
  expect(check('![](/img/chain.png)')).toMatchInlineSnapshot(`
    [
      "6:1 The image has no description. Found \`![](/img/chain.png)\`, expected a text between the brackets. | Describe what the image shows, for readers who can’t see it.",
    ]
  `);
  expect(
    check(':::tip[My title]\n\nText.\n\n:::\n\n> :::note\n>\n> Text.\n>\n> :::\n\n![Links](/img/chain.png)'),
  ).toEqual([]);
});

test('the check reports unknown components and admonitions, and mistakes in fences', () => {
  expect(check('<Foldd />')).toMatchInlineSnapshot(`
    [
      "6:2 The component doesn't exist. Found \`<Foldd>\`, expected one of Declaration, Fold, Tabs. | Did you mean \`Fold\`? If the component is in another file, import it at the top of the page.",
    ]
  `);
  const {checks} = createSmallSite({
    [file]: renderPage('Page', '<Chian />\n\n<Chain />'),
    'docs/other.md': renderPage('Other', "import {Chain} from '@site/src/Diagram';\n\n<Chain />"),
  });
  expect(checks.check(file).map(({advice}) => advice)).toEqual([
    "Did you mean `Chain`? Write `import {Chain} from '@site/src/Diagram';` below the front matter.",
    "Write `import {Chain} from '@site/src/Diagram';` below the front matter.",
  ]);
  expect(check(':::warn\n\nText.\n\n:::')).toMatchInlineSnapshot(`
    [
      "6:1 The admonition has an unknown type. Found \`:::warn\`, expected one of :::note, :::tip, :::info, :::warning, :::danger. | Did you mean \`warning\`? The end of an admonition is \`:::\` on a line of its own.",
    ]
  `);
  expect(check('```sh title="a"\nnpm start\n```\n\n```bash\nnpm start\n```')).toMatchInlineSnapshot(`
    [
      "10:1 unknown language. Found \`\`\`bash, expected one of ts, sh. | Fix the spelling. To add a language, list it in the option \`languages\` of the plugin code-samples and in \`additionalLanguages\` in docusaurus.config.ts.",
    ]
  `);
});

test('the check reports broken links to files', () => {
  expect(check('[Context](./contxt.md)')).toMatchInlineSnapshot(`
    [
      "6:11 The link is broken, because the file doesn't exist. Found \`./contxt.md\`, expected the path of a page, relative to this file. | Did you mean \`./context.md\`?",
    ]
  `);
  expect(check('[Part](./_part.md)')).toMatchInlineSnapshot(`
    [
      "6:8 The link leads to a partial, which has no address. Found \`./_part.md\`, expected the path of a page. | Link to the page that contains the partial.",
    ]
  `);
  expect(check('[Old](../../old/context.md#a)')).toMatchInlineSnapshot(`
    [
      "6:7 The link leads to a file of another docs version, or from the docs to the blog. Found \`../../old/context.md#a\`, expected a route. | Write \`/docs/v1/context#a\`.",
    ]
  `);
  expect(check('[File](./missing.zip)')).toMatchInlineSnapshot(`
    [
      "6:8 The link is broken, because the file doesn't exist. Found \`./missing.zip\`, expected the path of a file, relative to this file. | Fix the path. If the file is in static/, begin with a slash.",
    ]
  `);
});

test('the check reports broken links to routes, including those in props and front matter', () => {
  expect(check('[Context](/docs/contxt)')).toMatchInlineSnapshot(`
    [
      "6:11 The link is broken, because the page doesn't exist. Found \`/docs/contxt\`, expected the route of a page or the path of a file in static/. | Did you mean \`/docs/context\`? To link to a page of the same docs, use the path of its file.",
    ]
  `);
  expect(check('<a href="/docs/contxt">Context</a>')).toMatchInlineSnapshot(`
    [
      "6:10 The link is broken, because the page doesn't exist. Found \`/docs/contxt\`, expected the route of a page or the path of a file in static/. | Did you mean \`/docs/context\`? To link to a page of the same docs, use the path of its file.",
    ]
  `);
  expect(check('Text.', 'related_docs: [/docs/context, /docs/nowhere]\n')).toMatchInlineSnapshot(`
    [
      "4:31 The link is broken, because the page doesn't exist. Found \`/docs/nowhere\`, expected the route of a page or the path of a file in static/. | Fix the route, or remove it.",
    ]
  `);
});

test('the place of a wrong path in the front matter is the path itself', () => {
  const fields = `related_docs:
  # /docs/a
  - /docs/context
  - '/docs/aaaa'
  - /docs/a
  - "/docs/\\u0061aa"
`;
  const {checks} = createSmallSite({[file]: renderPage('Page', 'Text.', fields)});
  const places = checks.check(file).map(({line, column, length}) => `${line}:${column} ${length}`);
  // A path with escapes has no length.
  expect(places).toEqual(['7:6 10', '8:5 7', '9:5 0']);
});

test('a link to the old file of a page that has moved is answered with its present file', () => {
  const [old, other] = ['./moved.md', '../moved.md'].map(link => check(`[Context](${link})`)[0]);
  expect(old).toMatch(/Found `\.\/moved\.md`.* \| Did you mean `\.\/context\.md`\?$/);
  expect(other).toMatch(/ \| Did you mean `\.\/context\.md`\?$/);
});

test('a link to a file in the static folder is answered with a similar file', () => {
  expect(check('[Chain](/img/chian.png)')).toMatchInlineSnapshot(`
    [
      "6:9 The link is broken, because the page doesn't exist. Found \`/img/chian.png\`, expected the route of a page or the path of a file in static/. | Did you mean \`/img/chain.png\`?",
    ]
  `);
  expect(check('[Chain](./chian.png)')).toMatchInlineSnapshot(`
    [
      "6:9 The link is broken, because the file doesn't exist. Found \`./chian.png\`, expected the path of a file, relative to this file. | Did you mean \`./chain.png\`? Fix the path. If the file is in static/, begin with a slash.",
    ]
  `);
});

test('the check reports links to addresses that have moved', () => {
  expect(check('[Context](/docs/moved)')).toMatchInlineSnapshot(`
    [
      "6:11 The link leads to an old address. Found \`/docs/moved\`, expected \`/docs/context\`. | Write the present address, because hosts redirect readers only on a full page load.",
    ]
  `);
  expect(check('[Context](/docs/context#gone)')).toMatchInlineSnapshot(`
    [
      "6:11 The link leads to an old address. Found \`/docs/context#gone\`, expected \`/docs/context#session\`. | Write the present address, because hosts redirect readers only on a full page load.",
    ]
  `);
});

test('the check doesn’t blame a link for a page that isn’t valid MDX', () => {
  const {checks} = createSmallSite({
    [file]: renderPage('Page', '[A section](./context.md#session)'),
    'docs/server/context.md': renderPage('Context', '<Fold>\n\n## Session {/* #session */}'),
  });
  expect(checks.check(file)).toEqual([]);
  expect(checks.check('docs/server/context.md')).toHaveLength(1);
});

test('the check reports broken anchors', () => {
  expect(check('[Context](./context.md#sesion)')).toMatchInlineSnapshot(`
    [
      "6:11 The link is broken, because docs/server/context.md has no section with this anchor. Found \`./context.md#sesion\`, expected one of #set-the-user, #session. | Did you mean \`#session\`?",
    ]
  `);
  expect(check('[Below](#nowhere)')).toMatchInlineSnapshot(`
    [
      "6:9 The link is broken, because docs/server/page.md has no section with this anchor. Found \`#nowhere\`, expected no anchor. | If the heading has been renamed, add \`{/* #nowhere */}\` after its text, so that old links still work.",
    ]
  `);
});

test('the check reports images and imports of files that do not exist', () => {
  expect(check('![A chain](./chian.png)')).toMatchInlineSnapshot(`
    [
      "6:12 The image doesn't exist. Found \`./chian.png\`, expected the path of a file, relative to this file, or \`/…\` for a file in static/. | Did you mean \`./chain.png\`? Fix the path, or add the file docs/server/chian.png.",
    ]
  `);
  expect(check('![A chain](/img/chian.png)')).toMatchInlineSnapshot(`
    [
      "6:12 The image doesn't exist. Found \`/img/chian.png\`, expected the path of a file, relative to this file, or \`/…\` for a file in static/. | Did you mean \`/img/chain.png\`? Fix the path, or add the file static/img/chian.png.",
    ]
  `);
  expect(check("import {Chain} from '@site/src/Diagramm';\n\n<Chain />")).toMatchInlineSnapshot(`
    [
      "6:22 The imported file doesn't exist. Found \`@site/src/Diagramm\`, expected the path of a component or of a partial. | Did you mean \`@site/src/Diagram\`? Fix the path.",
    ]
  `);
  expect(check("import {Chian} from '@site/src/Diagram';\n\n<Chian />")).toMatchInlineSnapshot(`
    [
      "6:9 The imported file has no such component. Found \`Chian\`, expected one of Chain, Loop. | Did you mean \`Chain\`?",
    ]
  `);
});

test('front matter that is not valid YAML is the only problem of a page with a correct text', () => {
  expect(check('[Context](./context.md)', 'slug: a: b\n')).toMatchInlineSnapshot(`
    [
      "4:7 The front matter is not valid YAML: Nested mappings are not allowed in compact mappings. | If the text contains a colon or a quote, put it in quotes.",
    ]
  `);
});

test('an update says whether the problems of other files can have changed', () => {
  const {checks, write, remove} = createSmallSite({});
  const file = 'docs/server/context.md';
  const render = (text: string, title = 'Context') => renderPage(title, text, 'slug: /context\n');
  const change = (text: string, title?: string) => {
    write(file, render(text, title));
    return checks.update(file);
  };
  write(file, render('## Set the user'));
  checks.update(file);
  checks.check(file);
  expect(change('## Set the user\n\nMore text.')).toBe(false);
  expect(change('## Set the users')).toBe(true);
  checks.check(file);
  expect(change('## Set the users', 'Contexts')).toBe(true);
  checks.check(file);
  remove(file);
  expect(checks.update(file)).toBe(true);
  expect(checks.update('static/img/chain.png')).toBe(true);
});

test('a page is checked again after an update, also if only the page that it links to has changed', () => {
  const {checks, write, remove} = createSmallSite({
    [file]: renderPage('Page', '[Session](./context.md#session)'),
  });
  const target = 'docs/server/context.md';
  expect(checks.check(file)).toEqual([]);
  write(target, renderPage('Context', '## Sessions', 'slug: /context\n'));
  checks.update(target);
  expect(checks.check(file)).toMatchObject([
    {message: expect.stringContaining('no section with this anchor')},
  ]);
  remove(target);
  checks.update(target);
  expect(checks.check(file)).toMatchObject([{message: expect.stringContaining("file doesn't exist")}]);
  expect(checks.listFiles()).not.toContain(target);
});

test('a title or a description that another page has is reported once', () => {
  const {checks} = createSmallSite({[file]: renderPage('Router', 'Text.')});
  expect(checks.check('docs/server/page.md')).toEqual([]);
  expect(checks.check('docs/server/router.md')).toMatchObject([
    {line: 2, message: expect.stringContaining('Found the same title in docs/server/page.md')},
    {line: 3, message: expect.stringContaining('The description is not unique')},
  ]);
});
