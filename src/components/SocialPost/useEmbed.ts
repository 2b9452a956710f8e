import {useEffect, useRef, useState, type RefObject} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useColorMode} from '@docusaurus/theme-common';
import {decideLoading, validateSetting, type Loading, type PrivacyWishes} from './loading';
import {loadWidgets} from './widgets';

type Phase = 'not asked for' | 'loading' | 'shown' | 'failed';

type Embed = {
  loading: Loading;
  phase: Phase;
  show: () => void;
  /** Where the service puts the post. Nothing else may be in it. */
  container: RefObject<HTMLSpanElement | null>;
};

/** Milliseconds after which a post that hasn't come counts as failed: a blocked frame never reports. */
const TIMEOUT = 15_000;

/** Loads a post, given by its id at the service, when the setting and the reader want it. */
export function useEmbed(id: string): Embed {
  const loading = useLoading();
  const {colorMode} = useColorMode();
  const container = useRef<HTMLSpanElement>(null);
  /** How often the post was asked for, and what came of the last time. */
  const [asked, setAsked] = useState(0);
  const [outcome, setOutcome] = useState<{asked: number; phase: 'shown' | 'failed'}>();

  useEffect(() => {
    const element = container.current;
    if (loading !== 'in view' || !element) {
      return undefined;
    }
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        setAsked(1);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [loading]);

  useEffect(() => {
    const element = container.current;
    if (asked === 0 || !element) {
      return undefined;
    }
    // A slot for each attempt. A post in the other theme stays until its successor is there, so that the page doesn't jump.
    const slot = document.createElement('span');
    element.append(slot);
    let isCurrent = true;
    const settle = (phase: 'shown' | 'failed') => {
      if (!isCurrent) {
        slot.remove();
        return;
      }
      // Removed one by one: a frame that is taken out and put back loads again.
      for (const child of [...element.children]) {
        if (child !== slot || phase === 'failed') {
          child.remove();
        }
      }
      // The button is about to go: whoever pressed it goes on from the post.
      if (phase === 'shown' && element.parentElement?.contains(document.activeElement)) {
        element.focus({preventScroll: true});
      }
      setOutcome({asked, phase});
    };
    createPost(id, slot, colorMode).then(
      () => settle('shown'),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, colorMode, id]);

  const lastPhase = outcome?.asked === asked ? outcome.phase : 'loading';
  return {
    loading,
    phase: asked === 0 ? 'not asked for' : lastPhase,
    show: () => setAsked(asked + 1),
    container,
  };
}

/** What the setting means for this reader. On the server and in the first render, nothing is known of the reader. */
function useLoading(): Loading {
  const {customFields} = useDocusaurusContext().siteConfig;
  const setting = validateSetting(customFields?.['socialEmbeds']);
  const isBrowser = useIsBrowser();
  if (!isBrowser) {
    return setting === 'always' ? 'never' : decideLoading(setting, {});
  }
  // TypeScript's Navigator lacks globalPrivacyControl: https://www.w3.org/TR/gpc/
  return decideLoading(setting, navigator as PrivacyWishes);
}

async function createPost(id: string, slot: HTMLElement, theme: 'light' | 'dark'): Promise<void> {
  let timer: number | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error(`Post ${id} did not come.`)), TIMEOUT);
  });
  const post = loadWidgets().then(widgets => widgets.createTweet(id, slot, {theme, dnt: true}));
  try {
    if ((await Promise.race([post, timeout])) === undefined) {
      throw new Error(`There is no post ${id}.`);
    }
  } finally {
    window.clearTimeout(timer);
  }
}
