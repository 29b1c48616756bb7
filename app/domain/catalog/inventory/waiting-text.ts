/** 'für RH-… sind 4 Stück reserviert': what orders wait for. @param orders numbers of some of them */
export function waitingText(allocated: number, orders: readonly string[] = []): string {
  const pieces = allocated === 1 ? 'ist 1 Stück' : `sind ${allocated} Stück`;
  return `für ${orders.length > 0 ? orders.join(', ') : 'Bestellungen'} ${pieces} reserviert`;
}
