import { type Company, companyLine } from '../tenancy/company';

/** The confirmation must carry it on a durable medium (§§ 312f, 312g, 355 ff. BGB, Art. 246a § 1 EGBGB). */
export function withdrawalInstruction(company: Company): string[] {
  return [
    'Widerrufsbelehrung',
    'Als Verbraucherin oder Verbraucher können Sie diesen Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem Sie oder jemand, den Sie benannt haben, die Ware erhalten; bei mehreren Teillieferungen mit der letzten.',
    `Für den Widerruf genügt eine eindeutige Erklärung an ${companyLine(company)}, zum Beispiel per Brief oder E-Mail. Es reicht, wenn Sie sie vor Ablauf der Frist absenden. Sie können den Widerruf auch online erklären: über den Link „Vertrag widerrufen“ am Ende jeder Seite dieses Shops. Den Eingang bestätigen wir Ihnen unverzüglich per E-Mail.`,
    'Nach einem Widerruf erstatten wir Ihnen alle Zahlungen einschließlich der Kosten der günstigsten Standardlieferung unverzüglich, spätestens 14 Tage nach Eingang Ihrer Erklärung, auf demselben Weg, auf dem Sie gezahlt haben. Wir dürfen damit warten, bis wir die Ware zurückhaben oder Sie nachweisen, dass Sie sie abgeschickt haben.',
    'Bitte geben Sie die Ware spätestens 14 Tage nach Ihrer Erklärung zurück. In unserem Haus ist das kostenlos; die Kosten einer Rücksendung tragen Sie. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht nötig war, etwa auf das Montieren und Fahren.',
  ];
}
