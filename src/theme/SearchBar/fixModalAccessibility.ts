import {translate} from '@docusaurus/Translate';

/**
 * Corrects the ARIA attributes of DocSearch's modal, now and after each change to the modal. Returns a function that stops this.
 * React doesn't undo the corrections, because it only writes attributes whose values have changed between two renders.
 */
export function fixModalAccessibility(container: HTMLElement): () => void {
  const observer = new MutationObserver(() => fixAll());

  function fixAll(): void {
    fixDialog(container);
    fixLists(container);
    fixInput(container);
    // Discards the observer's records of these corrections, which would otherwise trigger it again.
    observer.takeRecords();
  }

  observer.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [
      'aria-selected',
      'aria-activedescendant',
      'aria-controls',
      'aria-expanded',
      'role',
      'id',
    ],
  });
  fixAll();
  return () => observer.disconnect();
}

/** Makes the outer element a dialog. DocSearch renders it as a button that controls a listbox. */
function fixDialog(container: HTMLElement): void {
  const root = container.querySelector('.DocSearch-Container');
  setAttributes(root, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': translate({
      id: 'theme.SearchModal.placeholder',
      message: 'Search docs',
      description: 'The placeholder of the input of the DocSearch pop-up modal',
    }),
    'aria-labelledby': null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    tabindex: '-1',
  });
}

/** Makes the input a combobox. DocSearch leaves out the role, and its combobox attributes refer to elements that don't exist. */
function fixInput(container: HTMLElement): void {
  const lists = [...container.querySelectorAll('.DocSearch-Hits > ul')];
  const active = container.querySelector('[aria-selected="true"]');
  setAttributes(container.querySelector('.DocSearch-Input'), {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': lists.some(hasActions) ? 'tree' : 'listbox',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': lists.map(list => list.id).join(' ') || null,
    'aria-activedescendant': active?.id ?? null,
  });
}

/**
 * Gives each list a unique id and labels it with the title of its group. In DocSearch, all lists have the same id and are called "Search".
 * Their options contain links and buttons, which ARIA doesn't allow. Therefore, the link of a search result becomes the option itself, and
 * recent and favourite searches become items of a tree, which can contain links and buttons.
 */
function fixLists(container: HTMLElement): void {
  for (const [position, section] of container.querySelectorAll('.DocSearch-Hits').entries()) {
    const title = section.querySelector('.DocSearch-Hit-source');
    const list = section.querySelector('ul');
    if (!title || !list) {
      continue;
    }
    const id = `search-list-${position}`;
    setAttributes(title, {id: `${id}-title`});
    setAttributes(list, {id, role: hasActions(list) ? 'tree' : 'listbox', 'aria-labelledby': `${id}-title`});
    for (const item of list.querySelectorAll(':scope > li')) {
      if (hasActions(item)) {
        fixStoredItem(item);
      } else {
        fixResultItem(item);
      }
    }
  }
}

function fixResultItem(item: Element): void {
  const link = item.querySelector('a');
  // React writes `aria-selected` to the item whenever the selection changes. The attribute has to be moved to the link each time.
  const selected = item.getAttribute('aria-selected');
  setAttributes(item, {role: 'none', 'aria-selected': null});
  setAttributes(link, {role: 'option', id: `${item.id}-option`});
  if (selected !== null) {
    setAttributes(link, {'aria-selected': selected});
  }
}

function fixStoredItem(item: Element): void {
  const name = item.querySelector('.DocSearch-Hit-title')?.textContent ?? '';
  setAttributes(item, {role: 'treeitem', 'aria-label': name});
  for (const button of item.querySelectorAll('button')) {
    setAttributes(button, {'aria-label': `${button.title}: ${name}`, type: 'button'});
  }
}

function hasActions(element: Element): boolean {
  return element.querySelector('.search-hit-actions') !== null;
}

/** Sets attributes, or removes them if the value is null. Skips values that are already set, so as not to trigger the observer. */
function setAttributes(element: Element | null, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element?.removeAttribute(name);
    } else if (element && element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}
