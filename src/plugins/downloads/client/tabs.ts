import {findItemByKey, horizontalKeys} from '@site/src/components/Menu/itemKeys';

/** Makes the tabs of the page work. Groups with the same name change together, for example those for package managers. */
export function connectTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) {
    const tabs = listTabs(list);
    list.addEventListener('click', ({target}) => {
      const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
      if (tab) {
        selectInGroup(list, tab);
      }
    });
    list.addEventListener('keydown', event => {
      const selected = tabs.findIndex(tab => tab.getAttribute('aria-selected') === 'true');
      const index = findItemByKey(event.key, selected, tabs.length, horizontalKeys);
      const tab = index === undefined ? undefined : tabs[index];
      if (tab) {
        event.preventDefault();
        selectInGroup(list, tab);
        tab.focus();
      }
    });
    for (const tab of tabs) {
      const panel = findPanel(tab);
      if (panel?.hidden) {
        // The search of the browser finds the text in the panel, and opens it.
        panel.setAttribute('hidden', 'until-found');
      }
      panel?.addEventListener('beforematch', () => selectInGroup(list, tab));
    }
  }
}

function selectInGroup(list: HTMLElement, tab: HTMLElement): void {
  const group = list.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
  const top = list.getBoundingClientRect().top;
  const lists =
    group === undefined
      ? [list]
      : document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"] > [role=tablist]`);
  for (const other of lists) {
    const match = listTabs(other).find(({dataset}) => dataset.value === tab.dataset.value);
    if (match) {
      select(other, match);
    }
  }
  // Panels further up the page can have another height now.
  scrollBy({top: list.getBoundingClientRect().top - top, behavior: 'instant'});
}

function select(list: HTMLElement, selected: HTMLElement): void {
  for (const tab of listTabs(list)) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isSelected);
    const panel = findPanel(tab);
    if (isSelected) {
      panel?.removeAttribute('hidden');
    } else {
      panel?.setAttribute('hidden', 'until-found');
    }
  }
}

function listTabs(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=tab]')];
}

function findPanel(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

/** Opens the folded part below the heading to which the address leads. */
export function connectFolds(): void {
  const open = () => {
    const fold = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.nextElementSibling;
    if (fold instanceof HTMLDetailsElement) {
      fold.open = true;
    }
  };
  open();
  addEventListener('hashchange', open);
}
