import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import { show } from './lib/settings.svelte';

show();

mount(App, { target: document.getElementById('app')! });
