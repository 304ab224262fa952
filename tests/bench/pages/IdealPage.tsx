import { useState, type SubmitEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The lower limit for React: a prerendered form that only React hydrates. */
const IdealPage = () => {
  const [isSent, setSent] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <form onSubmit={send}>
      <input name="email" type="email" />
      <input name="password" type="password" />
      <button type="submit">Sign In</button>
      {isSent && <p role="alert">Sent</p>}
    </form>
  );
};

const root = document.getElementById('root');
if (root) hydrateRoot(root, <IdealPage />);
