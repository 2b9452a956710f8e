import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {line} from '@site/src/shared/codeBlockClassNames';
import {cleanPath, trimSlash} from '@site/src/shared/paths';
import {formatType, truncateLines} from '../formatType';
import {TypeText} from '../TypeText';
import {Doc} from './Doc';
import {positionPopup, type Side} from './positionPopup';
import {getSymbolRange} from './positions';
import styles from './styles.module.css';
import type {CodeSymbol} from './symbols';

type Props = {
  /** Ids of the elements with the type and the JSDoc. */
  ids: {type: string; doc: string};
  popup: RefObject<HTMLDivElement | null>;
  pre: RefObject<HTMLPreElement | null>;
  code: Element;
  symbol: CodeSymbol;
  isExpanded: boolean;
  /** Whether the popup scrolls the symbol into view when it opens. */
  scrollsIntoView: boolean;
  onToggleExpanded: () => void;
  onOutOfView: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerDown: () => void;
};

/** The number of lines of a type to show until the reader expands it. */
const maxLines = 12;

/** Shows the type of one symbol next to it and highlights the symbol in the code. */
export function Popup({
  ids,
  popup,
  pre,
  code,
  symbol,
  isExpanded,
  scrollsIntoView,
  onToggleExpanded,
  onOutOfView,
  ...pointerListeners
}: Props): ReactNode {
  const highlights = useRef<HTMLDivElement>(null);
  const side = useRef<Side>(undefined);
  const range = getSymbolRange(code, symbol);
  const name = range?.toString() ?? '';

  const type = formatType(symbol.type, window.innerWidth < 600 ? 40 : 72);
  const truncated = truncateLines(type, maxLines);
  const link = leadsElsewhere(symbol.link) ? symbol.link : undefined;

  const updatePosition = useEffectEvent((): boolean => {
    const block = pre.current?.parentElement;
    if (!range || !pre.current || !block || !highlights.current || !popup.current) {
      return false;
    }
    const elements = {pre: pre.current, block, highlights: highlights.current, popup: popup.current};
    const newSide = positionPopup(range, elements, side.current);
    side.current ??= newSide;
    return newSide !== undefined;
  });
  const handleScrollOrResize = useEffectEvent((event: Event) => {
    const isScrollInPopup = event.target instanceof Node && popup.current?.contains(event.target);
    if (!isScrollInPopup && !updatePosition()) {
      onOutOfView();
    }
  });

  useLayoutEffect(() => {
    // `showPopover` moves the popup to the top layer, where ancestors can't clip it. In browsers without this function, the popup is an
    // element with a fixed position.
    popup.current?.showPopover?.();
  }, [popup]);

  useLayoutEffect(() => {
    if (scrollsIntoView && range && pre.current) {
      scrollTo(range, pre.current);
    }
    updatePosition();
    // This depends on `symbol` instead of `range`, because `range` is a new object in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [symbol, isExpanded, scrollsIntoView]);

  useEffect(() => {
    const controller = new AbortController();
    const options = {signal: controller.signal, capture: true, passive: true};
    window.addEventListener('scroll', event => handleScrollOrResize(event), options);
    window.addEventListener('resize', event => handleScrollOrResize(event), options);
    return () => controller.abort();
  }, []);

  return (
    <>
      <div ref={highlights} className={styles.highlights} />
      <div
        ref={popup}
        popover="manual"
        role="group"
        aria-label={translate(
          {
            id: 'site.code.popup',
            message: 'Type of {name}',
            description: 'Name of the popup, for screen readers',
          },
          {name},
        )}
        className={styles.popup}
        {...pointerListeners}
      >
        <code id={ids.type} className={styles.type}>
          <TypeText text={isExpanded ? type : truncated.text} />
        </code>
        {(truncated.isTruncated || link) && (
          <div className={styles.actions}>
            {truncated.isTruncated && (
              <button
                type="button"
                className={styles.more}
                aria-expanded={isExpanded}
                // This keeps the focus in the list of symbols. Safari doesn't focus a clicked button, so the focus would move to the body.
                onMouseDown={event => event.preventDefault()}
                onPointerDown={event => event.stopPropagation()}
                onClick={onToggleExpanded}
              >
                {isExpanded ? (
                  <Translate id="site.code.popup.less" description="Button that shortens a long type">
                    Show less
                  </Translate>
                ) : (
                  <Translate
                    id="site.code.popup.more"
                    description="Button that shows all lines of a long type"
                  >
                    Show whole type
                  </Translate>
                )}
              </button>
            )}
            {link && (
              <Link to={link} onPointerDown={event => event.stopPropagation()}>
                <Translate
                  id="site.code.popup.docs"
                  description="Link from the type of a symbol to the page that explains the symbol"
                  values={{name: <span translate="no">{name}</span>}}
                >
                  {'{name} in the docs'}
                </Translate>
              </Link>
            )}
          </div>
        )}
        {symbol.doc && <Doc id={ids.doc} text={symbol.doc} />}
      </div>
    </>
  );
}

/** Returns false for a link to the current page without a section, which would do nothing. */
function leadsElsewhere(link: string | undefined): boolean {
  return link !== undefined && !trimSlash(cleanPath(window.location.pathname)).endsWith(link);
}

function scrollTo(range: Range, pre: HTMLElement): void {
  const element = range.startContainer.parentElement;
  element?.closest(`.${line}`)?.scrollIntoView({block: 'nearest', inline: 'start', behavior: 'instant'});
  const margin = 16;
  const view = pre.getBoundingClientRect();
  const box = range.getBoundingClientRect();
  if (box.right > view.right - margin) {
    pre.scrollLeft += Math.min(box.right - view.right + margin, box.left - view.left - margin);
  }
}
