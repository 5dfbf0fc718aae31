export default function T({ data }: { data: unknown }) { return <pre>{JSON.stringify(data)}</pre>; }
