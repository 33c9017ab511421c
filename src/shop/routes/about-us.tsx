import { createFileRoute } from '@tanstack/react-router';
import { AboutUs } from '../pages/TextPages.tsx';

export const Route = createFileRoute('/about-us')({ component: AboutUs });
