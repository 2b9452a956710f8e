import {translate} from '@docusaurus/Translate';

/**
 * Corrects the ARIA attributes of DocSearch's modal, now and after each change to the modal, and returns a function that stops the
 * corrections. Each function below describes the accessibility problem that it fixes. The corrections persist because React only
 * writes attributes whose values have changed between two renders.
 */
export function fixModalAccessibility(container: HTMLElement): () => void {
  const observer = new MutationObserver(() => fixAll());

  function fixAll(): void {
    fixDialog(container);
    fixLists(container);
    fixInput(container);
    // Without this call, the corrections themselves would trigger the observer again.
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

/** Makes the input a combobox. DocSearch sets the attributes of a combobox without its role, and they refer to missing elements. */
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
 * Gives each list an id of its own and the name of its group. In DocSearch, all lists have the same id and the name "Search", and their
 * options contain links and buttons, which ARIA doesn't allow. In the results, the link becomes the option. Recent and favourite searches
 * become items of a tree, which can contain links and buttons.
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
  // React writes `aria-selected` to the item whenever it changes, so the attribute has to be moved to the link each time.
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

/** Writes only values that differ, so that the observer isn't triggered needlessly. Null removes an attribute. */
function setAttributes(element: Element | null, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element?.removeAttribute(name);
    } else if (element && element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}
