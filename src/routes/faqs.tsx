import { createFileRoute } from '@tanstack/react-router';
import { Faqs } from '#features/pages/Faqs.tsx';

export const Route = createFileRoute('/faqs')({ component: Faqs });
