/**
 * Slows all threads of a process down, including its workers. The throttling of the browser only slows the main thread of a page. The
 * process is stopped for all but `1 / factor` of each slice of time. Returns a function that ends this.
 */
export function slowProcess(pid: number, factor: number, sliceMs = 20): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    process.kill(pid, 'SIGSTOP');
    timer = setTimeout(proceed, sliceMs * (1 - 1 / factor));
  };
  const proceed = () => {
    process.kill(pid, 'SIGCONT');
    timer = setTimeout(stop, sliceMs / factor);
  };
  stop();
  return () => {
    clearTimeout(timer);
    process.kill(pid, 'SIGCONT');
  };
}
