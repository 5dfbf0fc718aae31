export default function T() { return <main>Page Not Found</main>; }
