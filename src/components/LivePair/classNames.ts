/** Stable names for what reads the built page: buttons and what they report; words about the variants. */
export const controlsClassName = 'live-pair-controls';
export const wordsClassName = 'live-pair-words';
