import { useState } from 'react';
import { fieldError, formError } from './errors';
import { trpc } from './trpc';

export function LoginForm() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const utils = trpc.useContext();
  const login = trpc.user.login.useMutation({
    onSuccess: () => utils.invalidate(),
  });
  const errors = [
    fieldError(login.error, 'name'),
    fieldError(login.error, 'password'),
    formError(login.error),
  ].filter(Boolean);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        login.mutate({ name, password });
      }}
    >
      <label>
        Name
        <input
          autoComplete="username"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label>
        Password
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button disabled={login.isLoading}>Log in</button>
      {errors.length > 0 && <p role="alert">{errors.join('. ')}</p>}
    </form>
  );
}
