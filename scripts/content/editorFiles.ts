import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {frontMatterFields} from '../../src/config/frontMatter';
import {createSchema, type FrontMatterField} from '../../src/plugins/page-checks/frontMatterFields';

/**
 * Renders the files with which editors complete front matter, keyed by their paths: a JSON schema, and snippets for VS Code, which can't apply
 * a schema to the front matter of Markdown files.
 */
export async function renderEditorFiles(siteDir: string): Promise<Map<string, string>> {
  const files = {
    'front-matter.schema.json': createSchema(frontMatterFields, ['docs', 'versioned_docs', 'blog']),
    '.vscode/front-matter.code-snippets': Object.fromEntries(frontMatterFields.map(createSnippet)),
  };
  const options = await resolveConfig(path.join(siteDir, 'package.json'));
  const texts = Object.entries(files).map(
    async ([file, content]) =>
      [file, await format(JSON.stringify(content), {...options, filepath: file})] as const,
  );
  return new Map(await Promise.all(texts));
}

export async function writeEditorFiles(siteDir: string): Promise<void> {
  for (const [file, text] of await renderEditorFiles(siteDir)) {
    writeFileSync(path.join(siteDir, file), text);
  }
}

function createSnippet({name, kind, description}: FrontMatterField): [string, object] {
  const value = {
    text: '$1',
    'text or null': '${1:null}',
    'list of texts': '[$1]',
    'list of routes': '[$1]',
    'list of authors': '',
  }[kind];
  const body = kind === 'list of authors' ? [`${name}:`, '  - name: $1'] : [`${name}: ${value}`];
  return [`Front matter: ${name}`, {scope: 'markdown,mdx', prefix: name, body, description}];
}
