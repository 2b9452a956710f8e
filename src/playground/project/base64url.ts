/** Encodes bytes with the alphabet that needs no escapes in URLs, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const characters: string[] = [];
  for (let start = 0; start < bytes.length; start += 0x8000) {
    // Longer lists of arguments could exceed the size of the stack.
    characters.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
  }
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes such a text. Returns undefined if it contains other characters. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(text)) {
    return undefined;
  }
  try {
    const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(characters, character => character.charCodeAt(0));
  } catch {
    // A text that was cut off can have a length that no bytes have.
    return fromBase64Url(text.slice(0, -1));
  }
}
