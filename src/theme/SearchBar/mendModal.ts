/**
 * Mends what assistive technology is told about DocSearch's modal, now and after each of its changes; returns a function that stops.
 * What the package would have to change is listed with each part. React leaves attributes alone that it did not change itself.
 */
export function mendModal(container: HTMLElement): () => void {
  const observer = new MutationObserver(() => mend());

  function mend(): void {
    mendDialog(container);
    mendLists(container);
    mendInput(container);
    // What was just written is no reason to look again.
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
  mend();
  return () => observer.disconnect();
}

/** The outer element is a button that controls a listbox: it should be a dialog. */
function mendDialog(container: HTMLElement): void {
  const root = container.querySelector('.DocSearch-Container');
  set(root, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': 'Search docs',
    'aria-labelledby': null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    tabindex: '-1',
  });
}

/** The input has the attributes of a combobox, but not the role, and points at elements that are not there. */
function mendInput(container: HTMLElement): void {
  const lists = [...container.querySelectorAll('.DocSearch-Hits > ul')];
  const active = container.querySelector('[aria-selected="true"]');
  set(container.querySelector('.DocSearch-Input'), {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': lists.some(hasActions) ? 'tree' : 'listbox',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': lists.map(list => list.id).join(' ') || null,
    'aria-activedescendant': active?.id ?? null,
  });
}

/**
 * Every list has the same id and the name "Search", and options hold links, or links with buttons. Lists get the name of their group. In
 * the results the link becomes the option; stored searches become items of a tree, which may hold links and buttons.
 */
function mendLists(container: HTMLElement): void {
  for (const [position, section] of container.querySelectorAll('.DocSearch-Hits').entries()) {
    const title = section.querySelector('.DocSearch-Hit-source');
    const list = section.querySelector('ul');
    if (!title || !list) {
      continue;
    }
    const id = `search-list-${position}`;
    set(title, {id: `${id}-title`});
    set(list, {id, role: hasActions(list) ? 'tree' : 'listbox', 'aria-labelledby': `${id}-title`});
    for (const item of list.querySelectorAll(':scope > li')) {
      if (hasActions(item)) {
        mendStoredItem(item);
      } else {
        mendItem(item);
      }
    }
  }
}

function mendItem(item: Element): void {
  const link = item.querySelector('a');
  // React writes the item's state when it changes; it is moved to the link each time.
  const selected = item.getAttribute('aria-selected');
  set(item, {role: 'none', 'aria-selected': null});
  set(link, {role: 'option', id: `${item.id}-option`});
  if (selected !== null) {
    set(link, {'aria-selected': selected});
  }
}

function mendStoredItem(item: Element): void {
  const name = item.querySelector('.DocSearch-Hit-title')?.textContent ?? '';
  set(item, {role: 'treeitem', 'aria-label': name});
  for (const button of item.querySelectorAll('button')) {
    set(button, {'aria-label': `${button.title}: ${name}`, type: 'button'});
  }
}

function hasActions(element: Element): boolean {
  return element.querySelector('.search-hit-actions') !== null;
}

/** Writes only what differs, so that nothing is observed that did not change; null removes. */
function set(element: Element | null, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element?.removeAttribute(name);
    } else if (element && element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}
