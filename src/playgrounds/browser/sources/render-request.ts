import type { ReactNode } from 'react';
import type { WrittenRequest } from '../../shared/requests';

export type RenderRequest = (request: readonly WrittenRequest[], title: string) => ReactNode;
