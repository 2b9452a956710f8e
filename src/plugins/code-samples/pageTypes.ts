import type {PageTypes, SampleTypes} from '../../shared/samples';
import type {Hover} from './check/hovers';

/** Separates a text and its symbol in a key. Neither contains this character. */
const symbolSeparator = '\0';

/**
 * Encodes the hovers of a file's samples in the compact format of `PageTypes`. A hover is the text that readers see when they point at a
 * name. The format stores each text only once. It stores each position as the distance from the position of the hover before it.
 * The keys of `links` are the names of symbols. `resolveSymbolLinks` replaces them with paths.
 * @param samples one list of hovers per sample, in reading order
 */
export function createPageTypes(samples: readonly (readonly Hover[])[]): PageTypes {
  const texts = new Map<string, number>();
  const docs = new Map<string, number>();
  return {
    samples: samples.map(hovers => createSampleTypes(hovers, texts, docs)),
    texts: [...texts.keys()].map(key => key.split(symbolSeparator)[0] ?? ''),
    docs: [...docs.keys()],
    links: collectLinks(texts),
  };
}

function createSampleTypes(
  hovers: readonly Hover[],
  texts: Map<string, number>,
  docs: Map<string, number>,
): SampleTypes {
  const types: SampleTypes = [];
  let line = 0;
  let column = 0;
  for (const hover of hovers) {
    const start = hover.line === line ? column : 0;
    types.push(
      hover.line - line,
      hover.column - start,
      hover.length,
      // Symbols of different packages can have the same type, so the key of a text contains the symbol.
      getOrAddIndex(texts, [hover.text, hover.symbol ?? []].flat().join(symbolSeparator)),
      hover.docs === '' ? -1 : getOrAddIndex(docs, hover.docs),
    );
    ({line, column} = hover);
  }
  return types;
}

/** Collects the symbols of texts, and the indexes of the texts. */
function collectLinks(texts: ReadonlyMap<string, number>): PageTypes['links'] {
  const links: PageTypes['links'] = {};
  for (const [key, index] of texts) {
    const symbol = key.split(symbolSeparator)[1];
    if (symbol !== undefined) {
      (links[symbol] ??= []).push(index);
    }
  }
  return links;
}

function getOrAddIndex(indexes: Map<string, number>, text: string): number {
  const index = indexes.get(text) ?? indexes.size;
  indexes.set(text, index);
  return index;
}
