import { createFileRoute } from '@tanstack/react-router';
import { SpareParts } from '../pages/TextPages.tsx';

export const Route = createFileRoute('/spare-parts')({ component: SpareParts });
