import { createFileRoute } from '@tanstack/react-router';
import { SpareParts } from '#features/pages/SpareParts.tsx';

export const Route = createFileRoute('/spare-parts')({ component: SpareParts });
