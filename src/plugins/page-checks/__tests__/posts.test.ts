import {expect, test} from 'vitest';
import {createSmallSite, renderPage, renderPost} from './smallSite';

const file = 'blog/2024-01-03-post.md';

function render(tags: string, definitions?: string): string {
  const {checks} = createSmallSite({
    [file]: renderPost('Post', 'Text.', `${tags}\n`),
    ...(definitions !== undefined && {'blog/tags.yml': definitions}),
  });
  return checks
    .check(file)
    .map(problem => checks.render(problem))
    .join('\n');
}

test('a tag that is not defined is reported at its place, with the most similar tags first', () => {
  expect(render('tags: [release, relese]', 'news:\nrelease:\nreleases:\n')).toMatchInlineSnapshot(`
    "blog/2024-01-03-post.md:4:17: error: The tag isn't defined. Found \`relese\`, expected one of release, releases, news.
        2 | title: Post
        3 | description: Post. Write one or two sentences that say what the reader gets.
      > 4 | tags: [release, relese]
          |                 ^^^^^^
        5 | ---
      Did you mean \`release\`? To add a tag, write lines such as these into blog/tags.yml:
        relese:
          label: relese
          permalink: /relese
          description: What the posts with this tag are about
    "
  `);
});

test('a tag in a list with lines, and a tag with another spelling, are reported', () => {
  expect(render('tags:\n  - Release\n  - "Type safety"')).toMatchInlineSnapshot(`
    "blog/2024-01-03-post.md:5:5: error: The tag isn't defined. Found \`Release\`, expected release.
        3 | description: Post. Write one or two sentences that say what the reader gets.
        4 | tags:
      > 5 |   - Release
          |     ^^^^^^^
        6 |   - "Type safety"
      Did you mean \`release\`? To add a tag, write lines such as these into blog/tags.yml:
        Release:
          label: Release
          permalink: /release
          description: What the posts with this tag are about

    blog/2024-01-03-post.md:6:6: error: The tag isn't defined. Found \`Type safety\`, expected release.
        4 | tags:
        5 |   - Release
      > 6 |   - "Type safety"
          |      ^^^^^^^^^^^
        7 | ---
      To add a tag, write lines such as these into blog/tags.yml:
        Type safety:
          label: Type safety
          permalink: /type-safety
          description: What the posts with this tag are about
    "
  `);
});

test('without defined tags, every tag is reported', () => {
  expect(render('tags: [release]', '')).toContain('Found `release`, expected no tag.');
});

test('defined tags are accepted, also after they have been added', () => {
  const {checks, write} = createSmallSite({
    [file]: renderPost('Post', 'Text.', 'tags: [release, 10]\n'),
  });
  expect(checks.check(file)).toMatchObject([{line: 4, column: 17, message: expect.stringContaining('`10`')}]);
  write('blog/tags.yml', 'release:\n10:\n');
  checks.update('blog/tags.yml');
  expect(checks.check(file)).toEqual([]);
});

test('a post without the marker is reported below its front matter, and a docs page is not', () => {
  const {checks} = createSmallSite({[file]: renderPage('Post', 'First.\n\nSecond.', 'slug: post\n')});
  expect(checks.check(file).map(problem => checks.render(problem))).toMatchInlineSnapshot(`
    [
      "blog/2024-01-03-post.md:7:1: error: Lists of posts would show the whole post. Found no \`{/* truncate */}\`, expected it on a line of its own.
        5 | ---
        6 |
      > 7 | First.
          | ^
        8 |
      Add the line below the first paragraphs. Lists show the text above it.
    ",
    ]
  `);
  expect(checks.checkReferences('docs/server/context.md')).toEqual([]);
});

test('the marker can have other spaces', () => {
  const {checks} = createSmallSite({[file]: renderPage('Post', 'First.\n\n{/*truncate*/}', 'slug: post\n')});
  expect(checks.check(file)).toEqual([]);
});
