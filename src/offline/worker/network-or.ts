/** Milliseconds after which a kept answer is used if the network has not answered. */
export const PATIENCE = 3000;

/**
 * The network's answer, or a kept one if there is no network, it is slow, or the host fails.
 *
 * @throws TypeError if there is neither
 */
export async function networkOr(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<{ readonly response: Response; readonly isKept: boolean }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  const timely = await Promise.race([network.catch(() => undefined), timeout]);
  clearTimeout(timer);
  if (timely && timely.status < 500) return { response: timely, isKept: false };
  const response = await kept();
  return response ? { response, isKept: true } : { response: await network, isKept: false };
}
