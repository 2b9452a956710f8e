import {translate} from '@docusaurus/Translate';

type Group = {title: string; shortcuts: {action: string; keys: string[]}[]};

const arrowKeys = ['↑', '↓', '←', '→'];

/** Returns all keyboard shortcuts of the site, by the place where they work. */
export function listShortcuts(): Group[] {
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return [
    {
      title: translate({id: 'site.shortcuts.everywhere', message: 'On every page'}),
      shortcuts: [
        {
          action: translate({id: 'site.shortcuts.search', message: 'Open or close search'}),
          keys: [`${control} K`],
        },
        {action: translate({id: 'site.shortcuts.openSearch', message: 'Open search'}), keys: ['/']},
        {action: translate({id: 'site.shortcuts.list', message: 'Show this list'}), keys: ['?']},
        {
          action: translate({id: 'site.shortcuts.close.window', message: 'Close a window, a menu or a type'}),
          keys: ['Esc'],
        },
      ],
    },
    {
      title: translate({id: 'site.shortcuts.navigation', message: 'Navigation bar and menus'}),
      shortcuts: [
        {
          action: translate({id: 'site.shortcuts.items', message: 'Move between the links and buttons'}),
          keys: arrowKeys,
        },
        {
          action: translate({id: 'site.shortcuts.ends', message: 'Go to the first or last one'}),
          keys: ['Home', 'End'],
        },
        {
          action: translate({id: 'site.shortcuts.leave', message: 'Go to the next part of the page'}),
          keys: ['Tab'],
        },
      ],
    },
    {
      title: translate({id: 'site.shortcuts.code', message: 'Code samples'}),
      shortcuts: [
        {
          action: translate({
            id: 'site.shortcuts.types',
            message: 'Show the types of the names, one after another',
          }),
          keys: arrowKeys,
        },
        {
          action: translate({id: 'site.shortcuts.tabs', message: 'Choose another tab'}),
          keys: ['←', '→'],
        },
      ],
    },
    {
      title: translate({id: 'site.shortcuts.results', message: 'Search results'}),
      shortcuts: [
        {
          action: translate({id: 'site.shortcuts.chooseResult', message: 'Choose a result'}),
          keys: ['↑', '↓'],
        },
        {action: translate({id: 'site.shortcuts.openResult', message: 'Open the result'}), keys: ['Enter']},
        {
          action: translate({id: 'site.shortcuts.newTab', message: 'Open the result in a new tab'}),
          keys: [`${control} Enter`],
        },
      ],
    },
  ];
}
