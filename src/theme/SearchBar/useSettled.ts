import {useEffect, useState} from 'react';

/** `value` once it has stayed the same for a while, in ms. */
export function useSettled<Value>(value: Value, time: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return settled;
}
