import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchHit} from '@site/src/search/types';

/** Explains why a hit was found, with a passage of its text. The search client has escaped all HTML except for `<mark>`. */
export function Excerpt({hit: {_snippetResult}}: {hit: SearchHit}): ReactNode {
  const {words, content} = _snippetResult;
  return (
    <>
      {words && (
        <>
          <Translate
            id="search.mentions"
            description="Shown before matching words that aren't in the shown passage"
          >
            Mentions
          </Translate>{' '}
          <span dangerouslySetInnerHTML={{__html: words.value}} />
          {content && ' · '}
        </>
      )}
      {content && <span dangerouslySetInnerHTML={{__html: content.value}} />}
    </>
  );
}
