import { useMemo } from 'react';
import { OperationList } from '../../components/sidebar/operation-list';
import type { PageOperation } from '../../reference/shared/page-operations';
import { useActiveHeading } from './use-active-heading';

/** The calls of the page, with a mark at the one being read. */
export function HighlightedOperations({ operations }: { readonly operations: readonly PageOperation[] }) {
  const activeId = useActiveHeading(useMemo(() => operations.map(({ id }) => id), [operations]));
  return <OperationList operations={operations} activeId={activeId} />;
}
