import './ahead.ts';
import { createRoot } from 'react-dom/client';
import { listen } from '../ui/router.ts';
import { keepDressed } from '../ui/settings.ts';
import { App } from './app.tsx';
import { keepOffline } from './offline.tsx';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/sizes.css';
import '../ui/base.css';
import '../ui/controls.css';
import '../ui/marks.css';
import '../ui/overlays.css';

keepDressed();
listen();
keepOffline();
const root = document.getElementById('app');
if (root !== null) createRoot(root).render(<App />);
