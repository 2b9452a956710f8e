// The headers that the build wrote, against every HTML file that it wrote: also those that are no page of Docusaurus.
import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {parseHeadersFile} from '../../src/plugins/response-headers/headersFile';
import {selectHeaders} from '../../src/plugins/response-headers/rules';
import {collectElements, readAttribute, readBuiltFiles, readBuiltPages, readBuiltText} from './builtSite';

const rules = parseHeadersFile(readBuiltText('_headers'));
const policy = selectHeaders(rules, '/')['Content-Security-Policy'] ?? '';

test('the policy names the hash of every inline script', () => {
  const scripts = readBuiltPages().flatMap(({path, document}) =>
    collectElements(document)
      .filter(element => element.tagName === 'script' && readAttribute(element, 'src') === undefined)
      .filter(element => !/json/.test(readAttribute(element, 'type') ?? ''))
      .map(({childNodes: [child]}) => ({path, text: child && 'value' in child ? child.value : ''})),
  );
  const missing = scripts.filter(
    ({text}) => !policy.includes(createHash('sha256').update(text).digest('base64')),
  );
  expect(scripts.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

test('the policy lets nothing run that is not a file of the site or named by its hash', () => {
  const scriptSources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const others = scriptSources.filter(source => !/^'self'$|^'sha256-[\w+/]{43}='$/.test(source));
  // Posts are shown after a click: customFields.socialEmbeds of docusaurus.config.ts.
  expect(others).toEqual(['https://platform.twitter.com']);
});

test('every file below assets/ and types/ has a hash in its name', () => {
  const kept = readBuiltFiles().filter(file =>
    selectHeaders(rules, file)['Cache-Control']?.includes('immutable'),
  );
  expect(kept.length).toBeGreaterThan(100);
  // Of fonts and images a hash of 32 digits, of types 16, of scripts and styles 8.
  expect(kept.filter(file => !/[.\-/]([\da-f]{8}|[\da-f]{16}|[\da-f]{32})\.[a-z\d.]+$/.test(file))).toEqual(
    [],
  );
});
