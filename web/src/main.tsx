import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { listen } from './router.ts';
import { keepDressed } from './settings.ts';
import { keepOffline } from './shell/offline.tsx';
import './shell/fonts.css';
import './shell/tokens.css';
import './shell/base.css';
import './shell/controls.css';
import './shell/overlays.css';

keepDressed();
listen();
keepOffline();
const root = document.getElementById('app');
if (root !== null) createRoot(root).render(<App />);
