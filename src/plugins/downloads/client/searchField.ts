import {docs, type Hit} from './docs';

type Texts = {searching: string; noResults: string; results: string; failed: string};

/** Connects the search field with the list of results below it. The search is loaded when the field gets the focus. */
export function connectSearch(texts: Texts): void {
  const container = document.querySelector<HTMLElement>('.download-search');
  const field = container?.querySelector('input');
  const panel = container?.querySelector<HTMLElement>('.download-results');
  const status = panel?.querySelector('p');
  const list = panel?.querySelector('ul');
  if (!container || !field || !panel || !status || !list) {
    return;
  }
  let lastQuery = '';

  const close = () => {
    panel.hidden = true;
  };

  const search = async (query: string): Promise<void> => {
    lastQuery = query;
    panel.hidden = query === '';
    if (query === '') {
      return;
    }
    if (!docs().search) {
      status.textContent = texts.searching;
    }
    try {
      await docs().run('search.js');
      const hits = (await docs().search?.(query)) ?? [];
      if (query === lastQuery) {
        list.replaceChildren(...hits.map(createItem));
        status.textContent =
          hits.length === 0
            ? texts.noResults.replace('{query}', () => query)
            : texts.results.replace('{count}', String(hits.length));
      }
    } catch {
      list.replaceChildren();
      status.textContent = texts.failed;
    }
  };

  field.addEventListener('focus', () => {
    docs()
      .run('search.js')
      .catch(() => undefined);
    if (field.value.trim() !== '') {
      panel.hidden = false;
    }
  });
  field.addEventListener('input', () => void search(field.value.trim()));
  container.addEventListener('keydown', event => {
    const links = [...list.querySelectorAll('a')];
    const index = links.findIndex(link => link === document.activeElement);
    if (event.key === 'Escape') {
      // The focus opens the list, so the list closes afterwards.
      field.focus();
      close();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      links[index + 1]?.focus();
    } else if (event.key === 'ArrowUp') {
      event.preventDefault();
      (links[index - 1] ?? field).focus();
    } else if (event.key === 'Enter' && event.target === field) {
      void search(field.value.trim()).then(() => list.querySelector('a')?.click());
    }
  });
  field.setAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  document.addEventListener('keydown', event => {
    const hasModifier = event.ctrlKey || event.metaKey;
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    const isShortcut = hasModifier
      ? event.key.toLowerCase() === 'k' && !event.shiftKey && !event.altKey
      : event.key === '/' && !isTyping;
    if (isShortcut) {
      event.preventDefault();
      field.focus();
      field.select();
    }
  });
  // A result on the same page only changes the hash, so the page stays and the list has to close.
  list.addEventListener('click', close);
  container.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && !container.contains(relatedTarget)) {
      close();
    }
  });
  document.addEventListener('pointerdown', ({target}) => {
    if (target instanceof Node && !container.contains(target)) {
      close();
    }
  });
}

function createItem({href, title, page, text}: Hit): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  // The client of the search escapes the texts, and adds only `mark` elements.
  link.innerHTML = [
    page && `<small>${page}</small>`,
    `<strong>${title}</strong>`,
    text && `<span>${text}</span>`,
  ]
    .filter(Boolean)
    .join('');
  item.append(link);
  return item;
}
