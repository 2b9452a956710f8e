import type {Pair} from './screenshots';

/** Renders an HTML page with the screenshots of each page side by side. `folder` is the path of the images, relative to the page. */
export function renderGallery(pairs: readonly Pair[], folder: string): string {
  const cell = (file: string | undefined, label: string, missing: string) =>
    `<figure><figcaption>${label}</figcaption>${
      file === undefined ? `<p>${missing}</p>` : `<img src="${folder}/${file}" alt="${label}" loading="lazy">`
    }</figure>`;
  const sections = pairs.map(
    ({path, before, after}) =>
      `<section><h2>${escapeHtml(path)}</h2><div>${cell(before, 'Before', 'The page is new.')}${cell(after, 'After', 'The page was removed.')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Changed pages</title>
<style>
body { margin: 2rem; font-family: system-ui, sans-serif; }
div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
figure { margin: 0; }
img { width: 100%; border: 1px solid #bbb; }
</style>
<h1>Changed pages</h1>
${sections.length > 0 ? sections.join('\n') : '<p>No page looks different.</p>'}
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
