import {expect, test} from 'vitest';
import {renderPlainMarkdown} from '../plainMarkdown';

test('renderPlainMarkdown removes components but keeps their children', () => {
  const markdown = `---
title: Page
---

import Part from './_part.md';

Text with <Mark>a mark</Mark> and <br/> a break.

<Diagram name="links" />

<SideBySide>

\`\`\`ts
const list: Array<User> = [];
\`\`\`

Last.

</SideBySide>

<Part />

{/* truncate */}

{new Date().getFullYear()}
`;
  expect(renderPlainMarkdown(markdown)).toMatchInlineSnapshot(`
    "---
    title: Page
    ---

    import Part from './_part.md';

    Text with a mark and <br/> a break.



    \`\`\`ts
    const list: Array<User> = [];
    \`\`\`

    Last.

    <Part />

    {/* truncate */}


    "
  `);
});

test('renderPlainMarkdown keeps the import of a partial next to other imports', () => {
  const markdown = `import {Links} from '@site/src/components/Links';
import Part from './_part.md';
import {
  Rows,
} from '@site/src/components/Rows';

<Links />

<Part />
`;
  expect(renderPlainMarkdown(markdown)).toBe("import Part from './_part.md';\n\n\n\n\n<Part />\n");
});
