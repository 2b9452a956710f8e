import type {DeclaredScript} from './declaredScripts';
import type {PageContent} from './pageContent';

/** Something in a page that the policy would block at readers. */
export type Fault = {
  /** As it stands in the page. */
  found: string;
  problem: string;
  expected: string;
  /** What to do. */
  advice: string;
};

export type Allowed = {
  scripts: readonly DeclaredScript[];
  /** Origins that pages may load from; the site's own among them. */
  origins: readonly string[];
};

/** What the policy would block of a page's content. */
export function collectFaults(content: PageContent, allowed: Allowed): Fault[] {
  return [
    ...content.scripts.filter(script => !isDeclared(script, allowed.scripts)).map(createScriptFault),
    ...content.eventHandlers.map(found => ({
      found,
      problem: 'an inline event handler, which browsers will not run',
      expected: 'none',
      advice: 'Use a React component with a handler, or a client module.',
    })),
    ...content.scriptAddresses.map(found => ({
      found,
      problem: 'an address that is a script, which browsers will not run',
      expected: 'none',
      advice: 'Use a button with a handler.',
    })),
    ...content.styleElements.map(found => ({
      found,
      problem: 'an inline <style>, which browsers will not apply',
      expected: 'none',
      advice: 'Move the rules into a style sheet.',
    })),
    ...content.loads
      .filter(address => !isAllowed(address, allowed.origins))
      .map(found => ({
        found,
        problem: 'something loaded from another origin, which browsers will block',
        expected: `one of ${allowed.origins.join(', ')}`,
        advice:
          'Put the file into static/ and load it from there, or name the service in src/plugins/response-headers/services.ts.',
      })),
  ];
}

/** `path:line:column: problem.` and so on; the place is where `found` first stands in `html`. */
export function formatFault({found, problem, expected, advice}: Fault, file: string, html: string): string {
  const before = html.slice(0, Math.max(html.indexOf(found.replace(/^on\w+="|"$/g, '')), 0)).split('\n');
  const place = `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  const start = found.trim().replace(/\s+/g, ' ');
  const shown = start.length > 80 ? `${start.slice(0, 80)}…` : start;
  return `${place}: ${problem}. Found ${JSON.stringify(shown)}, expected ${expected}. ${advice}`;
}

function createScriptFault(script: string): Fault {
  return {
    found: script,
    problem: 'an inline script that nobody declared, which browsers will not run',
    expected: 'only those of src/plugins/response-headers/declaredScripts.ts',
    advice:
      'Move the code into src/clientModules. If it must run before the first paint, declare it there with the reason.',
  };
}

function isDeclared(script: string, declared: readonly DeclaredScript[]): boolean {
  return declared.some(({marks}) => marks.every(mark => script.includes(mark)));
}

function isAllowed(address: string, origins: readonly string[]): boolean {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(absolute) && origins.includes(new URL(absolute).origin);
}
