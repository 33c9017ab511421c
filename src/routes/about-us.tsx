import { createFileRoute } from '@tanstack/react-router';
import { AboutUs } from '#features/pages/AboutUs.tsx';

export const Route = createFileRoute('/about-us')({ component: AboutUs });
