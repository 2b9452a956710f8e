import {fetchFile} from '../../clientModules/fetchFile';

/** Downloads a file. Calls `onProgress` with the number of bytes that have been loaded, after decompression. */
export async function downloadFile(url: string, onProgress: (loaded: number) => void): Promise<ArrayBuffer> {
  const response = await fetchFile(url);
  if (!response.ok || !response.body) {
    throw new Error(`Loading ${url} failed with status ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    loaded += part.value.byteLength;
    onProgress(loaded);
  }
  const bytes = new Uint8Array(loaded);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.byteLength;
  }
  return bytes.buffer;
}
