import './styles/main.css';
import { createRoot } from 'react-dom/client';
import { Loading } from './ui/spinner.tsx';

createRoot(document.getElementById('root')!).render(<Loading text="加载中..." />);
