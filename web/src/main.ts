import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import { show } from './lib/settings.svelte';

show();

// A newer house no longer has the parts that an older page asks for: the page comes anew, but not in a
// circle.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage['boardwright.renewed'] ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage['boardwright.renewed'] = String(Date.now());
  event.preventDefault();
  location.reload();
});

mount(App, { target: document.getElementById('app')! });
