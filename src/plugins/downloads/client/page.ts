// The script of every page in a downloaded archive. It is in the head, so that the colour mode is set before the page is painted.
import {startColourMode, connectColourModeButton} from './colourMode';
import {connectCode} from './code';
import {startDocs} from './docs';
import {connectSearch} from './searchField';
import {showCurrentPage} from './sidebar';
import {connectFolds, connectTabs} from './tabs';

const data = document.currentScript?.dataset ?? {};
startDocs({root: data.root ?? '', origin: data.origin ?? ''});
startColourMode();

document.addEventListener('DOMContentLoaded', () => {
  connectColourModeButton();
  showCurrentPage();
  connectTabs();
  connectFolds();
  connectCode({codeWithTypes: data.codeWithTypes ?? '', code: data.code ?? ''});
  connectSearch({
    searching: data.searching ?? '',
    noResults: data.noResults ?? '',
    results: data.results ?? '',
    failed: data.failed ?? '',
  });
});
