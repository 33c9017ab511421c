import { createFileRoute } from '@tanstack/react-router';
import { SpareParts } from '#features/pages/TextPages.tsx';

export const Route = createFileRoute('/spare-parts')({ component: SpareParts });
