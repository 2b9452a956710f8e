/** The key that the site uses as well. Some browsers don't store anything for files. */
const key = 'theme';

/** Sets the colour mode that the reader has chosen, or that of the system. */
export function startColourMode(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => setMode(readStored() ?? (system.matches ? 'dark' : 'light'));
  apply();
  system.addEventListener('change', apply);
}

export function connectColourModeButton(): void {
  document.querySelector('.download-colour-mode')?.addEventListener('click', () => {
    const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    setMode(mode);
    try {
      localStorage.setItem(key, mode);
    } catch {
      // The choice applies to this page.
    }
  });
}

function setMode(mode: string): void {
  document.documentElement.dataset.theme = mode;
}

function readStored(): string | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'dark' || stored === 'light' ? stored : undefined;
  } catch {
    return undefined;
  }
}
