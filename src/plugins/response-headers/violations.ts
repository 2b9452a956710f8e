import type {DeclaredScript} from './options';
import type {PageContent} from './pageContent';

/** Content of a page that the content security policy blocks. */
export type Violation = {
  /** The blocked content, as written in the page. */
  found: string;
  problem: string;
  expected: string;
  /** How to fix the violation. */
  advice: string;
};

export type AllowedContent = {
  scripts: readonly DeclaredScript[];
  /** Origins from which pages can load files, including the site's own. */
  origins: readonly string[];
  /** Markers with which pages can state that they use a service. */
  markers: readonly string[];
};

/** Returns the content of a page that the policy blocks. */
export function collectViolations(content: PageContent, allowed: AllowedContent): Violation[] {
  return [
    ...content.scripts.filter(script => !isDeclared(script, allowed.scripts)).map(createScriptViolation),
    ...content.eventHandlers.map(found => ({
      found,
      problem: 'browsers block inline event handlers',
      expected: 'none',
      advice: 'Use a React component with an event handler, or a client module.',
    })),
    ...content.scriptUrls.map(found => ({
      found,
      problem: 'browsers block javascript: URLs',
      expected: 'none',
      advice: 'Use a button with an event handler.',
    })),
    ...content.styleElements.map(found => ({
      found,
      problem: 'browsers block inline <style> elements',
      expected: 'none',
      advice: 'Move the rules into a style sheet.',
    })),
    ...content.loadedUrls
      .filter(url => !isAllowed(url, allowed.origins))
      .map(found => ({
        found,
        problem: 'browsers block files from this origin',
        expected: `one of ${allowed.origins.join(', ')}`,
        advice:
          'Put the file into static/ and load it from there, or add the service to the option `services` of the plugin response-headers.',
      })),
    ...content.markers
      .filter(marker => !allowed.markers.includes(marker))
      .map(marker => ({
        found: `data-service="${marker}"`,
        problem: 'the page uses a service that isn’t declared',
        expected: allowed.markers.join(' or ') || 'no marker',
        advice:
          'Correct the attribute, or add a service with this marker to the option `services` of the plugin response-headers.',
      })),
  ];
}

/** Formats a violation as `path:line:column: problem. Found …, expected …. Advice`. The position is where `found` first occurs in `html`. */
export function formatViolation(
  {found, problem, expected, advice}: Violation,
  file: string,
  html: string,
): string {
  const before = html.slice(0, Math.max(html.indexOf(found.replace(/^on\w+="|"$/g, '')), 0)).split('\n');
  const location = `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  const singleLine = found.trim().replace(/\s+/g, ' ');
  const shown = singleLine.length > 80 ? `${singleLine.slice(0, 80)}…` : singleLine;
  return `${location}: ${problem}. Found ${JSON.stringify(shown)}, expected ${expected}. ${advice}`;
}

function createScriptViolation(script: string): Violation {
  return {
    found: script,
    problem: 'browsers block undeclared inline scripts',
    expected: 'only the scripts in the option `inlineScripts` of the plugin response-headers',
    advice:
      'Move the code into a client module. If it must run before the first paint, add it to that option with the reason.',
  };
}

function isDeclared(script: string, declared: readonly DeclaredScript[]): boolean {
  return declared.some(({identifyingTexts}) => identifyingTexts.every(text => script.includes(text)));
}

function isAllowed(url: string, origins: readonly string[]): boolean {
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  return URL.canParse(absolute) && origins.includes(new URL(absolute).origin);
}
