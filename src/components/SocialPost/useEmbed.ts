import {useEffect, useRef, useState, type RefObject} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useColorMode} from '@docusaurus/theme-common';
import {
  getLoadMode,
  validateSetting,
  type EmbedSetting,
  type LoadMode,
  type PrivacySignals,
} from './loadMode';
import {hasOwnPolicy, reloadToShow, takeRequestedPost} from './pagePolicy';
import {loadWidgets} from './widgets';

type Phase = 'idle' | 'loading' | 'shown' | 'failed';

type Embed = {
  loadMode: LoadMode;
  phase: Phase;
  show: () => void;
  /** The element into which Twitter's script renders the post. React must not render anything into it. */
  container: RefObject<HTMLSpanElement | null>;
};

/** A post that takes longer than this counts as failed. The time limit is needed, because a blocked frame reports no error. */
const loadTimeoutMs = 15_000;

/** Loads the post with the given id. Depending on the load mode, this happens when the post is in view, or after a call of `show`. */
export function useEmbed(id: string): Embed {
  const loadMode = useLoadMode();
  const {colorMode} = useColorMode();
  const container = useRef<HTMLSpanElement>(null);
  /** The number of attempts to load the post. `outcome` belongs to the latest attempt that has ended. */
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{attempt: number; phase: 'shown' | 'failed'}>();

  useEffect(() => {
    const element = container.current;
    const isRequested = loadMode !== 'never' && takeRequestedPost(id);
    if (!element || (loadMode !== 'in view' && !isRequested)) {
      return undefined;
    }
    if (isRequested) {
      // Scrolls to the post. Its button had the focus before the page was loaded again.
      element.focus();
    }
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        setAttempt(1);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, loadMode]);

  useEffect(() => {
    const element = container.current;
    if (attempt === 0 || !element) {
      return undefined;
    }
    if (!hasOwnPolicy()) {
      reloadToShow(id);
      return undefined;
    }
    // Each attempt renders into its own slot. When the colour mode changes, the post is loaded again. The old post remains visible until
    // the new post is rendered, which avoids a layout shift.
    const slot = document.createElement('span');
    element.append(slot);
    let isCurrent = true;
    const settle = (phase: 'shown' | 'failed') => {
      if (!isCurrent) {
        slot.remove();
        return;
      }
      // This removes only the other children. Removing the slot and inserting it again would reload its iframe.
      for (const child of [...element.children]) {
        if (child !== slot || phase === 'failed') {
          child.remove();
        }
      }
      // The button is about to be removed. If the button has the focus, this moves the focus to the post.
      if (phase === 'shown' && element.parentElement?.contains(document.activeElement)) {
        element.focus({preventScroll: true});
      }
      setOutcome({attempt, phase});
    };
    createPost(id, slot, colorMode).then(
      () => settle('shown'),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, colorMode, id]);

  const lastPhase = outcome?.attempt === attempt ? outcome.phase : 'loading';
  return {
    loadMode,
    phase: attempt === 0 ? 'idle' : lastPhase,
    show: () => setAttempt(attempt + 1),
    container,
  };
}

/** Returns the site's setting. Throws an error if it's invalid, which stops the build. */
export function useEmbedSetting(): EmbedSetting {
  const {customFields} = useDocusaurusContext().siteConfig;
  return validateSetting(customFields?.['socialEmbeds']);
}

/** Returns the load mode for this reader. The privacy signals are unknown on the server and in the first render. */
function useLoadMode(): LoadMode {
  const setting = useEmbedSetting();
  const isBrowser = useIsBrowser();
  if (!isBrowser) {
    return setting === 'always' ? 'never' : getLoadMode(setting, {});
  }
  // TypeScript doesn't know `navigator.globalPrivacyControl`, see https://www.w3.org/TR/gpc/.
  return getLoadMode(setting, navigator as PrivacySignals);
}

async function createPost(id: string, slot: HTMLElement, theme: 'light' | 'dark'): Promise<void> {
  let timer: number | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = window.setTimeout(
      () => reject(new Error(`Post ${id} was not loaded within ${loadTimeoutMs} ms.`)),
      loadTimeoutMs,
    );
  });
  const post = loadWidgets().then(widgets => widgets.createTweet(id, slot, {theme, dnt: true}));
  try {
    if ((await Promise.race([post, timeout])) === undefined) {
      throw new Error(`Post ${id} does not exist.`);
    }
  } finally {
    window.clearTimeout(timer);
  }
}
