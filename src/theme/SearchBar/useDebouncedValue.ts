import {useEffect, useState} from 'react';

/** Returns a copy of `value` that is updated once `value` hasn't changed for `delayMs` milliseconds. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
