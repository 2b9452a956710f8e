import type {PageTypes, SampleTypes} from '../../shared/samples';
import type {Hover} from './check/hovers';

/**
 * Encodes the hovers of a file's samples in the compact format of `PageTypes`. A hover is the text that readers see when they point at a
 * name. The format stores each text only once. It stores each position as the distance from the position of the hover before it.
 * @param samples one list of hovers per sample, in reading order
 */
export function createPageTypes(samples: readonly (readonly Hover[])[]): PageTypes {
  const texts = new Map<string, number>();
  const docs = new Map<string, number>();
  return {
    samples: samples.map(hovers => createSampleTypes(hovers, texts, docs)),
    texts: [...texts.keys()],
    docs: [...docs.keys()],
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
      getOrAddIndex(texts, hover.text),
      hover.docs === '' ? -1 : getOrAddIndex(docs, hover.docs),
    );
    ({line, column} = hover);
  }
  return types;
}

function getOrAddIndex(indexes: Map<string, number>, text: string): number {
  const index = indexes.get(text) ?? indexes.size;
  indexes.set(text, index);
  return index;
}
