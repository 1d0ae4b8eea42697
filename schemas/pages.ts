/* Generated from the configuration by `npm run types`. Do not edit. */
export interface Names {
/**
 * Показати (Show)
 * - creditors: за типом кредитора (by type of creditor)
 * - debts: за типом боргового зобов’язання (by type of debt obligation)
 */
chapter: 'creditors' | 'debts';
/**
 * Чи діє установа (Active or excluded)
 * - ALL: Усі (All)
 * - actual: Діючі (Current)
 * - excluded: Виключені (Excluded)
 */
agencyState: 'ALL' | 'actual' | 'excluded';
/** Пошук (Search) */
search: string;
/** Шлях від верхнього розпорядника (Way down from the topmost spending unit) */
rootPath: string;
/** Рік (Year) */
year: Year;
/** Місяць (Month) */
month: Month;
/** The ledger that is to answer, serving or kept; one that is not kept answers 410. Empty: the one that serves. */
ledger: string;
/** A language whose names are answered, or added to a tree, and in which mistakes are told; without it mistakes are told as Accept-Language says. */
lang: 'uk' | 'en';
/** Код бюджету (Budget code) */
budgetCode: Code<'budget'>;
/** Код бюджету (Budget code) */
id: Code<'budget'>;
/**
 * Чий бюджет (Whose budget)
 * - national: Державний бюджет (State Budget)
 * - local: Місцеві бюджети (Local budgets)
 */
type: 'national' | 'local';
/** Область (Region) */
territory: Code<'region'>;
/** Область (Region) */
region: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27;
/** Код відомчої класифікації (Code of the departmental classification) */
department: Code<'department'>;
sort: string;
page: number;
/** Державний бюджет або область (State Budget or region) */
place: Code<'place'>;
/** Levels of the tree that are answered; 0 for all. */
depth: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** Only what hangs under this node of the tree. */
node: string;
/** Розділ декларації (Section of the declaration) */
declaration: string;
/** Ознака території (Sign of the territory) */
territorySign: Code<'territory-sign'>;
/** Вид бюджету (Kind of budget) */
budgetSign: Code<'kind'>;
/** З місяця (From month) */
monthFrom: Month;
/** По місяць (Through month) */
monthTo: Month;
/**
 * Фонд (Fund)
 * - TOTAL: Разом (Total)
 * - COMMON: Загальний (General)
 * - SPECIAL: Спеціальний (Special)
 */
fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
/** Код бюджету (Budget code) */
codeBudget: Code<'budget'>;
code: string;
/**
 * Деталізація (Detail)
 * - WITHOUT_DETALISATION: Без деталізації (No detail)
 * - KEKV: За економічною класифікацією (By economic classification)
 * - KPK: За програмами (By programme)
 * - KKK: За класифікацією кредитування (By lending classification)
 * - KFK: За функціональною класифікацією (By functional classification)
 */
treeType: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
/**
 * Період (Period)
 * - MONTH: за місяцями (by month)
 * - QUARTER: за кварталами (by quarter)
 * - YEAR: за рік (whole year)
 */
periodType: 'MONTH' | 'QUARTER' | 'YEAR';
/** З періоду (From period) */
periodFrom: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** По період (To period) */
periodTo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** Область (Region) */
regionId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27;
/** Код одержувача (Code of the recipient) */
recipient: Code<'recipient'>;
rows: readonly (string)[];
columns: readonly (string)[];
measures: readonly (string)[];
/**
 * Бюджет (Budget)
 * - CONSOLIDATED: Зведений (Consolidated)
 * - NATIONAL: Державний (State)
 * - LOCAL: Місцеві (Local)
 */
budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
/** Квартал (Quarter) */
quarter: Quarter;
/**
 * Розділ звіту (Report section)
 * - INCOMES: Доходи (Revenue)
 * - EXPENSES: Видатки (Expenditure)
 * - FINANCING_DEBTS: Фінансування за типом боргового зобов’язання (Financing by type of debt obligation)
 * - FINANCING_CREDITOR: Фінансування за типом кредитора (Financing by type of creditor)
 * - CREDITS: Кредитування (Lending)
 */
budgetItem: 'INCOMES' | 'EXPENSES' | 'FINANCING_DEBTS' | 'FINANCING_CREDITOR' | 'CREDITS';
/**
 * Класифікація звіту (Classification of the report)
 * - PROGRAM: Програмна (Programme)
 * - FUNCTIONAL: Функціональна (Functional)
 * - ECONOMIC: Економічна (Economic)
 * - CREDIT: Кредитування (Lending)
 */
classificationType: 'PROGRAM' | 'FUNCTIONAL' | 'ECONOMIC' | 'CREDIT';
/** Чинні на дату (In force on) */
dateFrom: Day;
/**
 * Вид боргу (Kind of debt)
 * - TOTAL: Разом (Total)
 * - INTERNAL: Внутрішній (Domestic)
 * - EXTERNAL: Зовнішній (External)
 */
debt: 'TOTAL' | 'INTERNAL' | 'EXTERNAL';
/**
 * Рядки (Rows)
 * - creditor: За типом кредитора (By type of creditor)
 * - obligation: За типом зобов’язання (By type of obligation)
 * - currency: За валютою (By currency)
 */
breakdown: 'creditor' | 'obligation' | 'currency';
/** Тип кредитора (Type of creditor) */
credit: Code<'debt-creditor'>;
/** Тип боргового зобов’язання (Type of debt obligation) */
obligations: Code<'debt-obligation'>;
/** Валюта (Currency) */
codeCurrency: Code<'currency'>;
/** Державний фонд (State fund) */
fundItem: Code<'special-fund'> | 'road' | 'region-develop' | 'environment' | 'water' | 'radioactive-waste' | 'aggression-fund' | 'decarbonisation';
/**
 * Джерело коштів (Source of the money)
 * - total: Усі джерела (All sources)
 * - dfrr: Державний фонд регіонального розвитку (State Fund for Regional Development)
 * - localBudgets: Місцеві бюджети (Local budgets)
 * - partners: Партнери (Partners)
 */
financeType: 'total' | 'dfrr' | 'localBudgets' | 'partners';
/** Що знайти (Search for) */
q: string;
/**
 * Який бюджет (Which budget)
 * - 0: Попередній (Previous)
 * - 1: Поточний (Current)
 * - 2: Наступний (Next)
 */
timelinePeriod: '0' | '1' | '2';
unit: 1 | 1000 | 1000000 | 1000000000;
value: 'amount' | 'share' | 'person' | 'real' | 'gdp';
prices: number;
zoom: 1;
view: readonly (string)[];
open: string;
find: string;
measure: 'periodDone' | 'yearCorrectionPlan' | 'percentDoneToYearCorrectionPlan' | 'doneChangePercent' | 'yearBeginPlan' | 'planChange' | 'planChangePercent' | 'periodCorrectionPlan' | 'percentDoneToPeriodCorrectionPlan' | 'deviationToPeriodCorrectionPlan' | 'openAllocPeriod' | 'directedAllocPeriod' | 'donePeriod' | 'rozpisZmin' | 'koshtorysZmin' | 'correctionYearDonePercent' | 'total' | 'general' | 'special' | 'done' | 'yearPlan' | 'donePercent' | 'received' | 'overdue' | 'closing' | 'repaid' | 'interest' | 'given' | 'opening' | 'revaluation' | 'adoptedPlan' | 'draftPlan' | 'change' | 'lawChange' | 'lawChangePercent' | 'previousDone';
reading: 'easy';
chart: 'grouped';
sum: number;
/** З кварталу (From quarter) */
quarterFrom: Quarter;
/** По квартал (Through quarter) */
quarterTo: Quarter;
report: readonly (string)[];
only: 'changed';
}

export interface Amounts {
/** Виконано за рік (Executed in the year) */
executed: number;
/** План на рік з урахуванням змін (Annual plan with changes) */
adjusted: number;
/** Відсоток виконання до річного плану (Percent of the annual plan) */
executedPercent: number;
/** Розпис на рік з урахуванням змін (Annual plan with changes) */
plan: number;
/** Виконано за період (Executed in the period) */
done: number;
/** Відсоток виконання до річного плану (Percent of the annual plan) */
percent: number;
/** Виконано за період (Executed in the period) */
incomes: number;
/** Виконано за період (Executed in the period) */
expenses: number;
/** Виконано за період (Executed in the period) */
credits: number;
/** Виконано за період (Executed in the period) */
financing: number;
/** Розпис на рік з урахуванням змін (Annual plan with changes) */
rozpisZmin: number;
/** Кошторисні призначення на рік з урахуванням змін (Annual estimates with changes) */
koshtorysZmin: number;
/** Виконано за період (Executed in the period) */
donePeriod: number;
/** Відсоток виконання до річного плану (Percent of the annual plan) */
correctionYearDonePercent: number;
/** Розпис на рік з урахуванням змін (Annual plan with changes) */
yearPlan: number;
/** Відсоток виконання до річного плану (Percent of the annual plan) */
donePercent: number;
/** Змінено під час розгляду (Changed during consideration) */
change: number;
/** Початковий річний план (Initial annual plan) */
yearBeginPlan: number;
/** Закон зі змінами (Law as amended) */
yearCorrectionPlan: number;
/** Виконано за період (Executed in the period) */
periodDone: number;
/** Відсоток виконання до річного плану (Percent of the annual plan) */
percentDoneToYearCorrectionPlan: number;
/** Проєкт закону (Draft law) */
draftPlan: number;
/** Ухвалений закон (Adopted law) */
adoptedPlan: number;
/** Виконано за останній повний рік (Executed in the last whole year) */
previousDone: number;
/** Зміна проєкту проти закону зі змінами (Change of the draft against the law as amended) */
lawChange: number;
/** Зміна проєкту проти закону зі змінами у відсотках (Change of the draft against the law as amended in percent) */
lawChangePercent: number;
/** Уточнений план за період (Adjusted plan for the period) */
periodCorrectionPlan: number;
/** Відхилення до уточненого плану за період (Deviation from the adjusted plan for the period) */
deviationToPeriodCorrectionPlan: number;
/** Відсоток виконання до уточненого плану за період (Percent of the adjusted plan for the period) */
percentDoneToPeriodCorrectionPlan: number;
/** Залишок на початок року (Balance at the beginning of the year) */
opening: number;
/** Надійшло за період (Received in the period) */
received: number;
/** Погашено (Repaid) */
repaid: number;
/** Курсові різниці (Exchange differences) */
revaluation: number;
/** Залишок на кінець періоду (Balance at the end of the period) */
closing: number;
/** Прострочена заборгованість (Overdue debt) */
overdue: number;
/** Сплачено за обслуговування (Paid for servicing) */
interest: number;
/** Надано за гарантіями (Drawn under guarantees) */
given: number;
/** Зміна річного плану від початку року (Change of the annual plan since the beginning of the year) */
planChange: number;
/** Зміна річного плану від початку року у відсотках (Change of the annual plan since the beginning of the year in percent) */
planChangePercent: number;
/** Зміна виконаного проти того самого періоду попереднього року (Change of the executed against the same period of the year before) */
doneChange: number;
/** Зміна виконаного проти того самого періоду попереднього року у відсотках (Change of the executed against the same period of the year before in percent) */
doneChangePercent: number;
}

export interface Calls {
/** Розпорядники, підпорядковані одному (Spending units below one) */
'agency/branch': {
params: Taken<Names, never, 'agencyState' | 'search' | 'rootPath' | 'year' | 'month' | 'ledger' | 'lang', {
/**
 * Рівень бюджету (Budget level)
 * - state: Державного бюджету (Of the State Budget)
 * - local: Місцевих бюджетів (Of local budgets)
 * - departmentsState: Державного бюджету за відомствами (Of the State Budget by department)
 * - departmentsLocal: Місцевих бюджетів за відомствами (Of local budgets by department)
 * - regions: За областями (By region)
 */
chapter: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
/** Код розпорядника, відомства чи області (Code of a spending unit, department or region) */
path: Code<'agency' | 'department' | 'region'>;
}>;
answer: { path: AgencyBranchNode[]; items: AgencyBranchNode[]; found: number | null; demonstration?: true };
row: RowOf<Calls['agency/branch']['answer']['items']>;
};
/** Розпорядники коштів бюджету (Spending units of a budget) */
'agency/budget': {
params: Taken<Names, 'budgetCode', 'agencyState' | 'ledger' | 'lang'>;
answer: AgencyBudgetRow[];
row: RowOf<Calls['agency/budget']['answer']>;
};
/** Відомості про розпорядника коштів (Particulars of a spending unit) */
'agency/file': {
params: Taken<Names, never, 'ledger' | 'lang', {
/** Код розпорядника (Code of the spending unit) */
id: Code<'agency'>;
}>;
answer: AgencyBudgetRow[];
row: RowOf<Calls['agency/file']['answer']>;
};
/** Розпорядники та зв’язки між ними (Spending units and the links between them) */
'agency/graph': {
params: Taken<Names, never, 'agencyState' | 'search' | 'ledger' | 'lang', {
/**
 * Рівень бюджету (Budget level)
 * - state: Державного бюджету (Of the State Budget)
 * - local: Місцевих бюджетів (Of local budgets)
 * - departmentsState: Державного бюджету за відомствами (Of the State Budget by department)
 * - departmentsLocal: Місцевих бюджетів за відомствами (Of local budgets by department)
 * - regions: За областями (By region)
 */
chapter?: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
/** День або місяць завантаження (Day or month of the load) */
lastLoad?: Day | YearMonth;
/** Код розпорядника, відомства чи області (Code of a spending unit, department or region) */
agency?: Code<'agency' | 'department' | 'region'>;
}>;
answer: { path: string[]; nodes: AgencyGraphNodes[]; links: { source: string; target: string }[]; found: number | null; demonstration?: true };
row: RowOf<Calls['agency/graph']['answer']['nodes']>;
};
/** Коли востаннє завантажено дані (When data were last loaded) */
'agency/last-load': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: AgencyLastLoadRow[];
row: RowOf<Calls['agency/last-load']['answer']>;
};
/** Усі знайдені розпорядники коштів, одним переліком (All spending units that are found, as one list) */
'agency/list': {
params: Taken<Names, never, 'agencyState' | 'search' | 'territory' | 'region' | 'department' | 'ledger' | 'lang', {
/**
 * Рівень бюджету (Budget level)
 * - ALL: Усі (All)
 * - state: Державного бюджету (Of the State Budget)
 * - local: Місцевих бюджетів (Of local budgets)
 */
type?: 'ALL' | 'state' | 'local';
/**
 * Порядок (Order)
 * - shortName: за назвою (by name)
 * - -shortName: за назвою, з кінця (by name, from the end)
 * - edrpou: за кодом ЄДРПОУ (by EDRPOU code)
 * - -edrpou: за кодом ЄДРПОУ, з кінця (by EDRPOU code, from the end)
 * - territory: за кодом області (by code of the region)
 * - -territory: за кодом області, з кінця (by code of the region, from the end)
 * - territoryName: за назвою області (by name of the region)
 * - -territoryName: за назвою області, з кінця (by name of the region, from the end)
 * - type: за бюджетом (by budget)
 * - -type: за бюджетом, з кінця (by budget, from the end)
 * - state: за тим, чи діє (active or excluded)
 * - -state: за тим, чи діє, з кінця (active or excluded, from the end)
 * - registrationDate: за датою реєстрації (by day of registration)
 * - -registrationDate: за найновішою реєстрацією (by latest registration)
 * - exclusionDate: за датою виключення (by day of exclusion)
 * - -exclusionDate: за найновішим виключенням (by latest exclusion)
 */
sort?: 'shortName' | '-shortName' | 'edrpou' | '-edrpou' | 'territory' | '-territory' | 'territoryName' | '-territoryName' | 'type' | '-type' | 'state' | '-state' | 'registrationDate' | '-registrationDate' | 'exclusionDate' | '-exclusionDate';
}>;
answer: AgencyListRow[];
row: RowOf<Calls['agency/list']['answer']>;
};
/** Розпорядники, підпорядковані одному, рівень за рівнем (Spending units below one, level by level) */
'agency/lower': {
params: Taken<Names, never, 'agencyState' | 'rootPath' | 'ledger' | 'lang', {
/** Код розпорядника (Code of the spending unit) */
id: Code<'agency'>;
}>;
answer: { path: AgencyLowerNode[]; items: AgencyLowerNode[]; found: number | null; demonstration?: true };
row: RowOf<Calls['agency/lower']['answer']['items']>;
};
/** Профіль розпорядника коштів (Profile of a spending unit) */
'agency/profile': {
params: Taken<Names, never, 'agencyState' | 'ledger' | 'lang', {
/** Код розпорядника (Code of the spending unit) */
id: Code<'agency'>;
}>;
answer: { id: Code<'agency'>; edrpou: Code<'agency'>; shortName: string; fullName: string | null; orgStatus: number | null; department: string | null; territory: string | null; place: string | null; budgetCode: string | null; parent: string | null; state: string | null; address: string | null; phones: string | null; fax: string | null; registrationDate: string | null; exclusionDate: string | null; year: number | null; plan: number | null; done: number | null; localTree: AgencyProfileLocalTree[]; isLocalMainSpending: boolean; demonstration?: true };
row: RowOf<Calls['agency/profile']['answer']>;
};
/** Розпорядники на верхньому рівні дерева (Spending units at the top of a tree) */
'agency/roots': {
params: Taken<Names, never, 'agencyState' | 'search' | 'rootPath' | 'year' | 'month' | 'ledger' | 'lang', {
/**
 * Рівень бюджету (Budget level)
 * - state: Державного бюджету (Of the State Budget)
 * - local: Місцевих бюджетів (Of local budgets)
 * - departmentsState: Державного бюджету за відомствами (Of the State Budget by department)
 * - departmentsLocal: Місцевих бюджетів за відомствами (Of local budgets by department)
 * - regions: За областями (By region)
 */
chapter: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
}>;
answer: { path: AgencyBranchNode[]; items: AgencyBranchNode[]; found: number | null; demonstration?: true };
row: RowOf<Calls['agency/roots']['answer']['items']>;
};
/** Кількість розпорядників місцевих бюджетів за відомствами (Number of local budgets’ spending units by department) */
'agency/statistic-departmentslocal': {
params: Taken<Names, never, 'agencyState' | 'ledger' | 'lang'>;
answer: { id: string; name: string; count: number }[];
row: RowOf<Calls['agency/statistic-departmentslocal']['answer']>;
};
/** Кількість розпорядників державного бюджету за відомствами (Number of the State Budget’s spending units by department) */
'agency/statistic-departmentsstate': {
params: Taken<Names, never, 'agencyState' | 'ledger' | 'lang'>;
answer: { id: string; name: string; count: number }[];
row: RowOf<Calls['agency/statistic-departmentsstate']['answer']>;
};
/** Кількість розпорядників за областями (Number of spending units by region) */
'agency/statistic-regions': {
params: Taken<Names, never, 'agencyState' | 'ledger' | 'lang'>;
answer: { id: string; name: string; count: number }[];
row: RowOf<Calls['agency/statistic-regions']['answer']>;
};
/** Кількість діючих і виключених розпорядників (Number of active and excluded spending units) */
'agency/statistic': {
params: Taken<Names, never, 'agencyState' | 'ledger' | 'lang'>;
answer: { id: string; name: string; count: number }[];
row: RowOf<Calls['agency/statistic']['answer']>;
};
/** Таблиця розпорядників коштів (Table of spending units) */
'agency/table': {
params: Taken<Names, never, 'agencyState' | 'search' | 'territory' | 'region' | 'department' | 'ledger' | 'lang', {
/**
 * Рівень бюджету (Budget level)
 * - ALL: Усі (All)
 * - state: Державного бюджету (Of the State Budget)
 * - local: Місцевих бюджетів (Of local budgets)
 */
type?: 'ALL' | 'state' | 'local';
/**
 * Порядок (Order)
 * - shortName: за назвою (by name)
 * - -shortName: за назвою, з кінця (by name, from the end)
 * - edrpou: за кодом ЄДРПОУ (by EDRPOU code)
 * - -edrpou: за кодом ЄДРПОУ, з кінця (by EDRPOU code, from the end)
 * - territory: за кодом області (by code of the region)
 * - -territory: за кодом області, з кінця (by code of the region, from the end)
 * - territoryName: за назвою області (by name of the region)
 * - -territoryName: за назвою області, з кінця (by name of the region, from the end)
 * - type: за бюджетом (by budget)
 * - -type: за бюджетом, з кінця (by budget, from the end)
 * - state: за тим, чи діє (active or excluded)
 * - -state: за тим, чи діє, з кінця (active or excluded, from the end)
 * - registrationDate: за датою реєстрації (by day of registration)
 * - -registrationDate: за найновішою реєстрацією (by latest registration)
 * - exclusionDate: за датою виключення (by day of exclusion)
 * - -exclusionDate: за найновішим виключенням (by latest exclusion)
 */
sort?: 'shortName' | '-shortName' | 'edrpou' | '-edrpou' | 'territory' | '-territory' | 'territoryName' | '-territoryName' | 'type' | '-type' | 'state' | '-state' | 'registrationDate' | '-registrationDate' | 'exclusionDate' | '-exclusionDate';
/** Сторінка (Page) */
page?: number;
/** Записів на сторінці (Records on a page) */
pageSize?: number;
}>;
answer: { elements: AgencyListRow[]; totalElements: number; demonstration?: true };
row: RowOf<Calls['agency/table']['answer']['elements']>;
};
/** Дерево розпорядників коштів (Tree of spending units) */
'agency/tree': {
params: Taken<Names, never, 'agencyState' | 'search' | 'rootPath' | 'year' | 'month' | 'ledger' | 'lang', {
/**
 * Рівень бюджету (Budget level)
 * - state: Державного бюджету (Of the State Budget)
 * - local: Місцевих бюджетів (Of local budgets)
 * - departmentsState: Державного бюджету за відомствами (Of the State Budget by department)
 * - departmentsLocal: Місцевих бюджетів за відомствами (Of local budgets by department)
 * - regions: За областями (By region)
 */
chapter: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
}>;
answer: AgencyTreeNode[];
row: RowOf<Calls['agency/tree']['answer']>;
};
/** Видатки державного бюджету або місцевих бюджетів області за функціями (BOOST) (Expenditure of the State Budget or of a region’s local budgets by function (BOOST)) */
'boost/expenses': {
params: Taken<Names, never, 'place' | 'year' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: BoostExpensesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['boost/expenses']['answer']['items']>;
};
/** Державний бюджет і області (State Budget and regions) */
'boost/places': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'place'>; codeName: string }[];
row: RowOf<Calls['boost/places']['answer']>;
};
/** Видатки місцевих бюджетів за областями (BOOST) (Local budget expenditure by region (BOOST)) */
'boost/regions': {
params: Taken<Names, 'year', 'ledger' | 'lang', {
/** Код функції (Code of the function) */
function?: Code<'functional'>;
}>;
answer: { items: BoostRegionsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['boost/regions']['answer']['items']>;
};
/** Видатки державного бюджету або місцевих бюджетів області за роками і функціями (BOOST) (Expenditure of the State Budget or of a region’s local budgets by year and function (BOOST)) */
'boost/years': {
params: Taken<Names, never, 'place' | 'ledger' | 'lang'>;
answer: { items: BoostYearsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['boost/years']['answer']['items']>;
};
/** Реєстр документів бюджетного процесу (Registry of the budget process) */
'budget-process/registry': {
params: Taken<Names, never, 'ledger' | 'lang', {
/** Рік документа (Year of the document) */
year: number;
/** Код ЄДРПОУ розпорядника або код бюджету (EDRPOU code of a spending unit or code of a budget) */
executorCode?: Code<'agency' | 'budget'>;
/**
 * Для чого документ (What the document is for)
 * - forecast: Прогноз (Forecast)
 * - decision: Рішення про місцевий бюджет (Decision on a local budget)
 * - request: Бюджетний запит (Budget request)
 * - process: Планування (Planning)
 * - planning: Запити, форми планування та прогнози (Requests, planning forms and forecasts)
 * - passport: Паспорт бюджетної програми (Budget programme passport)
 * - analysis: Звіт про виконання паспорта (Report on the execution of the passport)
 */
purpose?: 'forecast' | 'decision' | 'request' | 'process' | 'planning' | 'passport' | 'analysis';
/**
 * Форма документа (Form of the document)
 * - BLP0020002A: Прогноз BLP0020002A (Forecast BLP0020002A)
 * - BLP0020003A: Прогноз BLP0020003A (Forecast BLP0020003A)
 * - BLP0020004A: Прогноз BLP0020004A (Forecast BLP0020004A)
 * - LOCDECISION: Рішення про місцевий бюджет (форма порталу) (Decision on a local budget (the portal’s form))
 * - BLP0080002P: Бюджетний запит BLP0080002P (Budget request BLP0080002P)
 * - BLP0080002A: Бюджетний запит BLP0080002A (Budget request BLP0080002A)
 * - BLP0080002R: Бюджетний запит BLP0080002R (Budget request BLP0080002R)
 * - BLP0080003P: Бюджетний запит BLP0080003P (Budget request BLP0080003P)
 * - BLP0080003A: Бюджетний запит BLP0080003A (Budget request BLP0080003A)
 * - BLP0080003R: Бюджетний запит BLP0080003R (Budget request BLP0080003R)
 * - BLP0050101A: Планування BLP0050101A (Planning BLP0050101A)
 * - BLP0050201A: Планування BLP0050201A (Planning BLP0050201A)
 * - BLP0050301A: Планування BLP0050301A (Planning BLP0050301A)
 * - BLE0010101A: Паспорт бюджетної програми BLE0010101A (Budget programme passport BLE0010101A)
 * - BLR0010101A: Звіт про виконання паспорта BLR0010101A (Report on the execution of the passport BLR0010101A)
 * - BLR0010102A: Звіт про виконання паспорта BLR0010102A (Report on the execution of the passport BLR0010102A)
 */
formCode?: readonly ('BLP0020002A' | 'BLP0020003A' | 'BLP0020004A' | 'LOCDECISION' | 'BLP0080002P' | 'BLP0080002A' | 'BLP0080002R' | 'BLP0080003P' | 'BLP0080003A' | 'BLP0080003R' | 'BLP0050101A' | 'BLP0050201A' | 'BLP0050301A' | 'BLE0010101A' | 'BLR0010101A' | 'BLR0010102A')[];
}>;
answer: BudgetProcessRegistryRow[];
row: RowOf<Calls['budget-process/registry']['answer']>;
};
/** Документ бюджетного процесу (Document of the budget process) */
'budget-process/report': {
params: Taken<Names, never, 'ledger' | 'lang', {
/** Код документа (Code of the document) */
id: Code<'document'>;
/**
 * Вигляд документа (Document format)
 * - srcFile: Дані (Data)
 * - pdfPrint: PDF для друку (PDF for printing)
 * - pdfNakaz: PDF наказу (PDF of the order)
 */
type?: 'srcFile' | 'pdfPrint' | 'pdfNakaz';
}>;
answer: BudgetProcessRegistryRow[];
row: RowOf<Calls['budget-process/report']['answer']>;
};
/** Строки подій (Dates of events) */
'data/budget-process-tasks': {
params: Taken<Names, never, 'lang'>;
answer: BudgetProcessTasks;
row: RowOf<Calls['data/budget-process-tasks']['answer']>;
};
/** Події на стрічці часу (Events on the timeline) */
'data/budget-process-timeline': {
params: Taken<Names, never, 'lang'>;
answer: BudgetProcessTimeline;
row: RowOf<Calls['data/budget-process-timeline']['answer']>;
};
/** Пояснення розділу Бюджетної декларації (Explanations of a section of the Budget Declaration) */
'data/declaration-paragraphs': {
params: Taken<Names, 'declaration', 'lang'>;
answer: DeclarationParagraphsSpec;
row: RowOf<Calls['data/declaration-paragraphs']['answer']>;
};
/** Розділи Бюджетної декларації (Sections of the Budget Declaration) */
'data/declaration-sections': {
params: Taken<Names, never, 'lang'>;
answer: DeclarationSectionsSpec;
row: RowOf<Calls['data/declaration-sections']['answer']>;
};
/** Таблиця розділу Бюджетної декларації (Table of a section of the Budget Declaration) */
'data/declaration-table': {
params: Taken<Names, 'declaration', 'lang', {
/** Таблиця (Table) */
table: string;
}>;
answer: DeclarationTableSpec;
row: RowOf<Calls['data/declaration-table']['answer']>;
};
/** Коди доходів (Codes of revenue) */
'dictionaries/codes': {
params: Taken<Names, never, 'ledger' | 'lang', {
/**
 * Вид кодів (Kind of codes)
 * - INC: Доходи (Revenue)
 */
type: 'INC';
}>;
answer: { code: Code<'income'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['dictionaries/codes']['answer']>;
};
/** Головні розпорядники коштів (Main spending units) */
'dictionaries/department': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { id: { id: string; type: string | null }; name: string }[];
row: RowOf<Calls['dictionaries/department']['answer']>;
};
/** Ознаки територій (Signs of territories) */
'dictionaries/territory-sign': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { id: number; name: string }[];
row: RowOf<Calls['dictionaries/territory-sign']['answer']>;
};
/** Де показники джерела суперечать правилам (Where the source's figures break the rules) */
'ledger/exceptions': {
params: Taken<Names, never, 'year' | 'search' | 'ledger' | 'lang'>;
answer: LedgerExceptionsRow[];
row: RowOf<Calls['ledger/exceptions']['answer']>;
};
/** Місцеві бюджети року (Local budgets of a year) */
'local-budgets/about-budgets': {
params: Taken<Names, never, 'year' | 'region' | 'territorySign' | 'budgetSign' | 'ledger' | 'lang'>;
answer: LocalBudgetsAboutBudgetsRow[];
row: RowOf<Calls['local-budgets/about-budgets']['answer']>;
};
/** Картки бюджетів поруч (Cards of budgets side by side) */
'local-budgets/about-compare': {
params: Taken<Names, never, 'year' | 'ledger' | 'lang', {
/** Код бюджету (Budget code) */
budgetCode: readonly (Code<'budget'>)[];
}>;
answer: LocalBudgetsAboutCompareRow[];
row: RowOf<Calls['local-budgets/about-compare']['answer']>;
};
/** Місцеві бюджети року й області (Local budgets of a year and a region) */
'local-budgets/about-file': {
params: Taken<Names, 'year' | 'region', 'ledger' | 'lang'>;
answer: LocalBudgetsAboutBudgetsRow[];
row: RowOf<Calls['local-budgets/about-file']['answer']>;
};
/** Усі місцеві бюджети року (All local budgets of a year) */
'local-budgets/about-plain': {
params: Taken<Names, never, 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'codeBudget' | 'ledger' | 'lang'>;
answer: LocalBudgetsAboutPlainRow[];
row: RowOf<Calls['local-budgets/about-plain']['answer']>;
};
/** Місцеві бюджети за видами (Local budgets by kind) */
'local-budgets/about-tree': {
params: Taken<Names, never, 'year' | 'region' | 'territorySign' | 'ledger' | 'lang'>;
answer: LocalBudgetsAboutTreeNode[];
row: RowOf<Calls['local-budgets/about-tree']['answer']>;
};
/** Картка місцевого бюджету (Card of a local budget) */
'local-budgets/about': {
params: Taken<Names, never, 'year' | 'ledger' | 'lang', {
/** Код бюджету (Budget code) */
code: Code<'budget'>;
}>;
answer: { budgetCode: Code<'budget'>; budgetName: string; region: string | null; budgetType: string | null; budgetSign: number | null; territorySign: number | null; population: number | null; koatuu: string | null; katottg: string | null; government: string | null; unit: string | null; endDate: string | null; successor: string | null; successorName: string | null; extraFieldsUnnecessary: boolean; demonstration?: true };
row: RowOf<Calls['local-budgets/about']['answer']>;
};
/** Баланс місцевого бюджету (Balance of a local budget) */
'local-budgets/balance': {
params: Taken<Names, 'codeBudget' | 'year', 'fundType' | 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'lang'>;
answer: { items: LocalBudgetsBalanceItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/balance']['answer']['items']>;
};
/** Роки, за які є показники місцевих бюджетів (Years for which there are figures of local budgets) */
'local-budgets/budget-years': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { items: LocalBudgetsBudgetYearsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/budget-years']['answer']['items']>;
};
/** Кількість місцевих бюджетів за видами (Number of local budgets by kind) */
'local-budgets/budgets-count': {
params: Taken<Names, never, 'year' | 'territorySign' | 'ledger' | 'lang'>;
answer: { id: string; name: string; count: number }[];
row: RowOf<Calls['local-budgets/budgets-count']['answer']>;
};
/** Динаміка місцевого бюджету за роками (Development of a local budget over the years) */
'local-budgets/code-dynamics': {
params: Taken<Names, 'year', 'month' | 'ledger' | 'lang', {
/** Код бюджету (Budget code) */
code: Code<'budget'>;
}>;
answer: { items: LocalBudgetsCodeDynamicsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/code-dynamics']['answer']['items']>;
};
/** Підсумки місцевого бюджету (Totals of a local budget) */
'local-budgets/code-total': {
params: Taken<Names, 'year', 'month' | 'ledger' | 'lang', {
/** Код бюджету (Budget code) */
code: Code<'budget'>;
}>;
answer: { items: LocalBudgetsBalanceItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/code-total']['answer']['items']>;
};
/** Порівняння місцевих бюджетів (Comparison of local budgets) */
'local-budgets/compare': {
params: Taken<Names, 'year' | 'monthTo', 'ledger' | 'lang', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 * - incomes: доходи (revenue)
 * - expenses: видатки (expenditure)
 * - credits: кредитування (lending)
 * - financing: фінансування (financing)
 * - fincred: фінансування за типом кредитора (financing by type of creditor)
 * - findebt: фінансування за типом зобов’язання (financing by type of obligation)
 */
chapter: 'program' | 'functional' | 'economic' | 'incomes' | 'expenses' | 'credits' | 'financing' | 'fincred' | 'findebt';
/** Код бюджету (Budget code) */
codeBudget: readonly (Code<'budget'>)[];
}>;
answer: LocalBudgetsCompareRow[];
row: RowOf<Calls['local-budgets/compare']['answer']>;
};
/** Кредитування з місцевого бюджету за роками (Lending from a local budget over the years) */
'local-budgets/credit-dynamic': {
params: Taken<Names, never, 'year' | 'fundType' | 'ledger' | 'lang', {
/** Код бюджету (Budget code) */
code: Code<'budget'>;
/**
 * Класифікація динаміки (Trend classification)
 * - functionalDynamic: Функціональна (Functional)
 * - programDynamic: Програмна (Programme)
 * - classifierDynamic: Класифікація кредитування (Lending classification)
 */
chapter: 'functionalDynamic' | 'programDynamic' | 'classifierDynamic';
}>;
answer: { items: LocalBudgetsCreditDynamicItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/credit-dynamic']['answer']['items']>;
};
/** Кредитування з місцевого бюджету (Lending from a local budget) */
'local-budgets/credits': {
params: Taken<Names, 'codeBudget' | 'fundType' | 'year', 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - classifier: за видами кредитування (by kind of lending)
 */
chapter: 'program' | 'functional' | 'classifier';
}>;
answer: { items: LocalBudgetsCreditsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/credits']['answer']['items']>;
};
/** Видатки місцевого бюджету за економічною класифікацією і фондами (Expenditure of a local budget by economic classification and fund) */
'local-budgets/economic-funds': {
params: Taken<Names, 'codeBudget' | 'year', 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'lang', {
/**
 * Фонд (Fund)
 * - TOTAL: Разом (Total)
 * - COMMON: Загальний (General)
 * - SPECIAL: Спеціальний (Special)
 */
fundType?: readonly ('TOTAL' | 'COMMON' | 'SPECIAL')[];
}>;
answer: LocalBudgetsEconomicFundsRow[];
row: RowOf<Calls['local-budgets/economic-funds']['answer']>;
};
/** Видатки місцевого бюджету за роками (Expenditure of a local budget over the years) */
'local-budgets/expenses-dynamic': {
params: Taken<Names, never, 'year' | 'fundType' | 'ledger' | 'lang', {
/** Код бюджету (Budget code) */
code: Code<'budget'>;
/**
 * Класифікація динаміки (Trend classification)
 * - functionalDynamic: Функціональна (Functional)
 * - economicDynamic: Економічна (Economic)
 * - programDynamic: Програмна (Programme)
 */
chapter: 'functionalDynamic' | 'economicDynamic' | 'programDynamic';
}>;
answer: { items: LocalBudgetsExpensesDynamicItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/expenses-dynamic']['answer']['items']>;
};
/** Видатки місцевого бюджету (Expenditure of a local budget) */
'local-budgets/expenses': {
params: Taken<Names, 'codeBudget' | 'fundType' | 'year', 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 */
chapter: 'program' | 'functional' | 'economic';
}>;
answer: { items: LocalBudgetsCreditsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/expenses']['answer']['items']>;
};
/** Фінансування місцевого бюджету за роками (Financing of a local budget over the years) */
'local-budgets/financing-dynamic': {
params: Taken<Names, never, 'year' | 'fundType' | 'ledger' | 'lang', {
/** Код бюджету (Budget code) */
code: Code<'budget'>;
/**
 * Класифікація динаміки (Trend classification)
 * - creditorsDynamic: За типом кредитора (By type of creditor)
 * - debtsDynamic: За типом боргового зобов’язання (By type of debt obligation)
 */
chapter: 'creditorsDynamic' | 'debtsDynamic';
}>;
answer: { items: LocalBudgetsFinancingDynamicItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/financing-dynamic']['answer']['items']>;
};
/** Фінансування місцевого бюджету (Financing of a local budget) */
'local-budgets/financing': {
params: Taken<Names, 'chapter' | 'codeBudget' | 'fundType' | 'year', 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: LocalBudgetsFinancingItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/financing']['answer']['items']>;
};
/** Видатки місцевого бюджету за функціональною класифікацією і фондами (Expenditure of a local budget by functional classification and fund) */
'local-budgets/functional-funds': {
params: Taken<Names, 'codeBudget' | 'year', 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'lang', {
/**
 * Фонд (Fund)
 * - TOTAL: Разом (Total)
 * - COMMON: Загальний (General)
 * - SPECIAL: Спеціальний (Special)
 */
fundType?: readonly ('TOTAL' | 'COMMON' | 'SPECIAL')[];
}>;
answer: LocalBudgetsFunctionalFundsRow[];
row: RowOf<Calls['local-budgets/functional-funds']['answer']>;
};
/** Місцевий бюджет за роками (A local budget over the years) */
'local-budgets/funds-years': {
params: Taken<Names, never, 'year' | 'monthFrom' | 'monthTo' | 'ledger' | 'lang', {
/** Код бюджету (Budget code) */
code: Code<'budget'>;
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 * - incomes: доходи (revenue)
 */
chapter: 'program' | 'functional' | 'economic' | 'incomes';
}>;
answer: { items: LocalBudgetsFundsYearsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/funds-years']['answer']['items']>;
};
/** Показники місцевого бюджету за фондами поруч (Figures of a local budget by fund side by side) */
'local-budgets/funds': {
params: Taken<Names, 'codeBudget' | 'year', 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 * - incomes: доходи (revenue)
 */
chapter: 'program' | 'functional' | 'economic' | 'incomes';
}>;
answer: { items: LocalBudgetsFundsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/funds']['answer']['items']>;
};
/** Бюджети області (Budgets of a region) */
'local-budgets/get-budgets': {
params: Taken<Names, 'regionId', 'year' | 'territorySign' | 'ledger' | 'lang'>;
answer: { budgetId: Code<'budget'>; budgetName: string }[];
row: RowOf<Calls['local-budgets/get-budgets']['answer']>;
};
/** Доходи місцевого бюджету за місяцями року (Revenue of a local budget by the months of a year) */
'local-budgets/incomes-dynamic': {
params: Taken<Names, 'budgetCode', 'year' | 'fundType' | 'ledger' | 'lang'>;
answer: { items: LocalBudgetsFundsYearsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/incomes-dynamic']['answer']['items']>;
};
/** Доходи місцевого бюджету за фондами (Revenue of a local budget by fund) */
'local-budgets/incomes-funds': {
params: Taken<Names, 'codeBudget' | 'year', 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'lang', {
/**
 * Фонд (Fund)
 * - TOTAL: Разом (Total)
 * - COMMON: Загальний (General)
 * - SPECIAL: Спеціальний (Special)
 */
fundType?: readonly ('TOTAL' | 'COMMON' | 'SPECIAL')[];
}>;
answer: LocalBudgetsIncomesFundsRow[];
row: RowOf<Calls['local-budgets/incomes-funds']['answer']>;
};
/** Доходи місцевого бюджету (Revenue of a local budget) */
'local-budgets/incomes': {
params: Taken<Names, 'codeBudget' | 'fundType' | 'year', 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: LocalBudgetsIncomesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/incomes']['answer']['items']>;
};
/** Подібні місцеві бюджети (Similar local budgets) */
'local-budgets/neighbours': {
params: Taken<Names, 'codeBudget' | 'year', 'monthTo' | 'ledger' | 'lang'>;
answer: { code: string; codeName: string; reason: 'number' | 'amount'; percent: number }[];
row: RowOf<Calls['local-budgets/neighbours']['answer']>;
};
/** Видатки місцевого бюджету за програмами і фондами (Expenditure of a local budget by programme and fund) */
'local-budgets/program-funds': {
params: Taken<Names, 'codeBudget' | 'year', 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'lang', {
/**
 * Фонд (Fund)
 * - TOTAL: Разом (Total)
 * - COMMON: Загальний (General)
 * - SPECIAL: Спеціальний (Special)
 */
fundType?: readonly ('TOTAL' | 'COMMON' | 'SPECIAL')[];
}>;
answer: LocalBudgetsProgramFundsRow[];
row: RowOf<Calls['local-budgets/program-funds']['answer']>;
};
/** Скільки одержувач отримав за роками (What a recipient received over the years) */
'local-budgets/recipient-years': {
params: Taken<Names, 'recipient', 'codeBudget' | 'fundType' | 'year' | 'ledger' | 'lang'>;
answer: { items: LocalBudgetsRecipientYearsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/recipient-years']['answer']['items']>;
};
/** Які бюджети платили одержувачеві (Which budgets paid a recipient) */
'local-budgets/recipient': {
params: Taken<Names, 'recipient', 'fundType' | 'year' | 'ledger' | 'lang'>;
answer: { items: LocalBudgetsRecipientItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/recipient']['answer']['items']>;
};
/** Одержувачі коштів місцевого бюджету (Recipients of a local budget’s funds) */
'local-budgets/recipients': {
params: Taken<Names, 'codeBudget', 'fundType' | 'year' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: LocalBudgetsRecipientsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/recipients']['answer']['items']>;
};
/** Місцеві бюджети областей, а з regionId – кожен бюджет області (Local budgets of regions; with regionId each budget of the region) */
'local-budgets/regions': {
params: Taken<Names, 'year', 'monthFrom' | 'monthTo' | 'fundType' | 'regionId' | 'ledger' | 'lang'>;
answer: { items: LocalBudgetsRegionsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/regions']['answer']['items']>;
};
/** Отримані та передані трансферти (Transfers received and paid) */
'local-budgets/sankey-transfers': {
params: Taken<Names, 'codeBudget' | 'year', 'fundType' | 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'lang'>;
answer: { nodes: LocalBudgetsSankeyTransfersNodes[]; links: { source: string; target: string; value: number }[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/sankey-transfers']['answer']['links']>;
};
/** Звідки надійшли та куди пішли кошти місцевого бюджету (Where a local budget’s money came from and where it went) */
'local-budgets/sankey': {
params: Taken<Names, 'codeBudget' | 'year', 'fundType' | 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'lang'>;
answer: { nodes: LocalBudgetsSankeyNodes[]; links: { source: string; target: string; value: number }[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/sankey']['answer']['links']>;
};
/** Пошук бюджету за назвою чи кодом (Search for a budget by name or code) */
'local-budgets/search-budgets': {
params: Taken<Names, 'search', 'year' | 'ledger' | 'lang'>;
answer: LocalBudgetsSearchBudgetsRow[];
row: RowOf<Calls['local-budgets/search-budgets']['answer']>;
};
/** Області (Regions) */
'local-budgets/territories': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { id: number; territoryName: string }[];
row: RowOf<Calls['local-budgets/territories']['answer']>;
};
/** Підсумки місцевого бюджету за період (Totals of a local budget for a period) */
'local-budgets/total': {
params: Taken<Names, 'codeBudget' | 'year', 'fundType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'lang'>;
answer: { items: LocalBudgetsBalanceItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/total']['answer']['items']>;
};
/** Трансферти, отримані місцевим бюджетом (Transfers that a local budget received) */
'local-budgets/transfers': {
params: Taken<Names, 'codeBudget' | 'fundType' | 'year', 'treeType' | 'monthFrom' | 'monthTo' | 'periodType' | 'periodFrom' | 'periodTo' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: LocalBudgetsIncomesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['local-budgets/transfers']['answer']['items']>;
};
/** Паспорт бюджетної програми (Budget programme passport) */
'passports/details': {
params: Taken<Names, never, 'ledger' | 'lang', {
/** Код паспорта (Code of the passport) */
id: Code<'passport'>;
/**
 * Вигляд паспорта (Form of the passport)
 * - data: Дані (Data)
 * - pdfPrint: Паспорт у PDF (The passport as a PDF)
 */
type?: 'data' | 'pdfPrint';
}>;
answer: { id: Code<'passport'>; programCode: string | null; programName: string; year: string | null; executorCode: string | null; datePub: string | null; dateCanc: string | null; chapters: Record<string, unknown> | unknown[] | string | number | boolean | null; demonstration?: true };
row: RowOf<Calls['passports/details']['answer']>;
};
/** Паспорти бюджетних програм (Budget programme passports) */
'passports/list': {
params: Taken<Names, never, 'search' | 'ledger' | 'lang', {
/** Рік документа (Year of the document) */
year?: number;
/** Код програми державного бюджету (Code of a programme of the State Budget) */
programCode?: Code<'program-state'>;
}>;
answer: PassportsListRow[];
row: RowOf<Calls['passports/list']['answer']>;
};
/** Завантажені періоди (Loaded periods) */
'periods/loaded': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: PeriodsLoadedRow[];
row: RowOf<Calls['periods/loaded']['answer']>;
};
/** Перевірка полів куба (Check of the cube’s fields) */
'pivot/check': {
params: Taken<Names, never, 'ledger' | 'lang', {
/**
 * Розділ (Chapter)
 * - incomes: Доходи (Revenue)
 * - expenses: Видатки (Expenditure)
 * - credits: Кредитування (Lending)
 * - financing: Фінансування (Financing)
 * - fincred: Фінансування за типом кредитора (Financing by type of creditor)
 * - findebt: Фінансування за типом зобов’язання (Financing by type of obligation)
 */
chapter: 'incomes' | 'expenses' | 'credits' | 'financing' | 'fincred' | 'findebt';
/** Текст (Text) */
fields?: readonly (string)[];
}>;
answer: { field: Code<'cube-field'>; title: string }[];
row: RowOf<Calls['pivot/check']['answer']>;
};
/** Аналітичний куб (Cube for analysis) */
'pivot/cube': {
params: Taken<Names, never, 'fundType' | 'treeType' | 'monthFrom' | 'monthTo' | 'budgetType' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Куб (Cube)
 * - incomes: Доходи (Revenue)
 * - expenses: Видатки (Expenditure)
 * - financing: Фінансування (Financing)
 * - findebt: Фінансування за типом зобов’язання (Financing by type of obligation)
 * - credits: Кредитування (Lending)
 */
id: 'incomes' | 'expenses' | 'financing' | 'findebt' | 'credits';
/** Рік (Year) */
year: readonly (Year)[];
/** Виміри в рядках (Dimensions in rows) */
rows?: readonly (string)[];
/** Виміри у стовпцях (Dimensions in columns) */
columns?: readonly (string)[];
/** Показники (Measures) */
measures?: string;
/** Код бюджету (Budget code) */
codeBudget?: readonly (Code<'budget'>)[];
/** Коди класифікації (Codes of the classification) */
code?: readonly (string)[];
/**
 * Лише розмір (Only the size)
 * - true: Так (Yes)
 */
count?: 'true';
}>;
answer: { items: PivotCubeItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true } | { rows: CubeAxis[]; columns: CubeAxis[]; measures: CubeMeasure[]; columnItems: { id: string; members: CubeMember[] }[]; items: { id: string; members: CubeMember[]; data: (Record<string, unknown>)[] }[]; total?: (Record<string, unknown>)[]; size: { rows: number; columns: number; measures: number; cells: number }; most: { rows: number; cells: number; seconds: number }; periods: CubePeriod[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['pivot/cube']['answer']['items']>;
};
/** Словник куба: кредитування (Dictionary of the cube: lending) */
'pivot/dict-credits': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'credit'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['pivot/dict-credits']['answer']>;
};
/** Словник куба: розпорядники (Dictionary of the cube: spending units) */
'pivot/dict-departments': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'department'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['pivot/dict-departments']['answer']>;
};
/** Словник куба: економічна класифікація (Dictionary of the cube: economic classification) */
'pivot/dict-economic': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'economic'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['pivot/dict-economic']['answer']>;
};
/** Словник куба: видатки (Dictionary of the cube: expenditure) */
'pivot/dict-expenses': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'functional'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['pivot/dict-expenses']['answer']>;
};
/** Словник куба: фінансування (Dictionary of the cube: financing) */
'pivot/dict-financing': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'financing-creditor'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['pivot/dict-financing']['answer']>;
};
/** Словник куба: доходи (Dictionary of the cube: revenue) */
'pivot/dict-incomes': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'income'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['pivot/dict-incomes']['answer']>;
};
/** Словник куба: боргові зобов’язання (Dictionary of the cube: debt obligations) */
'pivot/dict-obligations': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'financing-debt'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['pivot/dict-obligations']['answer']>;
};
/** Словник куба: програми (Dictionary of the cube: programmes) */
'pivot/dict-program': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'program-state'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['pivot/dict-program']['answer']>;
};
/** Словник куба: області (Dictionary of the cube: regions) */
'pivot/dict-regions': {
params: Taken<Names, never, 'ledger' | 'lang'>;
answer: { code: Code<'region'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['pivot/dict-regions']['answer']>;
};
/** Аналітичний куб (Cube for analysis) */
'pivot/file': {
params: Taken<Names, 'year', 'fundType' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Куб (Cube)
 * - incomes: Доходи (Revenue)
 * - expenses: Видатки (Expenditure)
 * - financing: Фінансування (Financing)
 * - findebt: Фінансування за типом зобов’язання (Financing by type of obligation)
 * - credits: Кредитування (Lending)
 */
id: 'incomes' | 'expenses' | 'financing' | 'findebt' | 'credits';
}>;
answer: { items: PivotFileItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['pivot/file']['answer']['items']>;
};
/** Кредитування проєкту державного бюджету (Lending of the draft State Budget) */
'project/credit': {
params: Taken<Names, 'year', 'quarter' | 'fundType' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - classifier: за видами кредитування (by kind of lending)
 */
chapter: 'program' | 'functional' | 'classifier';
}>;
answer: { items: ProjectCreditItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['project/credit']['answer']['items']>;
};
/** Видатки проєкту державного бюджету (Draft State Budget expenditure) */
'project/expenses': {
params: Taken<Names, 'year', 'quarter' | 'fundType' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 */
chapter: 'program' | 'functional' | 'economic';
}>;
answer: { items: ProjectExpensesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['project/expenses']['answer']['items']>;
};
/** Фінансування проєкту державного бюджету (Financing of the draft State Budget) */
'project/financing': {
params: Taken<Names, 'chapter' | 'year', 'quarter' | 'fundType' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: ProjectFinancingItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['project/financing']['answer']['items']>;
};
/** Доходи проєкту державного бюджету (Draft State Budget revenue) */
'project/incomes': {
params: Taken<Names, 'year', 'quarter' | 'fundType' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: ProjectIncomesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['project/incomes']['answer']['items']>;
};
/** Зведені показники державного, місцевих і зведеного бюджетів за місяцями (Totals of the State Budget, local budgets and the consolidated budget by month) */
'public/general-data': {
params: Taken<Names, 'budgetItem' | 'year', 'classificationType' | 'ledger'>;
answer: PublicGeneralDataRow[];
row: RowOf<Calls['public/general-data']['answer']>;
};
/** Довідник BUDG (Dictionary BUDG) */
'public/items-budg': {
params: Taken<Names, never, 'dateFrom' | 'ledger' | 'lang'>;
answer: PublicItemsBudgRow[];
row: RowOf<Calls['public/items-budg']['answer']>;
};
/** Довідник CODEREGION (Dictionary CODEREGION) */
'public/items-coderegion': {
params: Taken<Names, never, 'dateFrom' | 'ledger' | 'lang'>;
answer: { coderegion: Code<'region'>; name: string }[];
row: RowOf<Calls['public/items-coderegion']['answer']>;
};
/** Довідник FKV (Dictionary FKV) */
'public/items-fkv': {
params: Taken<Names, never, 'dateFrom' | 'ledger' | 'lang'>;
answer: PublicItemsFkvRow[];
row: RowOf<Calls['public/items-fkv']['answer']>;
};
/** Довідник KDB (Dictionary KDB) */
'public/items-kdb': {
params: Taken<Names, never, 'dateFrom' | 'ledger' | 'lang'>;
answer: PublicItemsKdbRow[];
row: RowOf<Calls['public/items-kdb']['answer']>;
};
/** Довідник KEKV (Dictionary KEKV) */
'public/items-kekv': {
params: Taken<Names, never, 'dateFrom' | 'ledger' | 'lang'>;
answer: PublicItemsKekvRow[];
row: RowOf<Calls['public/items-kekv']['answer']>;
};
/** Довідник KPK (Dictionary KPK) */
'public/items-kpk': {
params: Taken<Names, never, 'dateFrom' | 'ledger' | 'lang'>;
answer: PublicItemsKpkRow[];
row: RowOf<Calls['public/items-kpk']['answer']>;
};
/** Довідник TKPKMB (Dictionary TKPKMB) */
'public/items-tkpkmb': {
params: Taken<Names, never, 'dateFrom' | 'ledger' | 'lang'>;
answer: PublicItemsTkpkmbRow[];
row: RowOf<Calls['public/items-tkpkmb']['answer']>;
};
/** Звіт про виконання місцевого бюджету як у джерелі (Report on the execution of a local budget as in the source) */
'public/local-budget-data': {
params: Taken<Names, 'budgetCode' | 'budgetItem' | 'year', 'classificationType' | 'ledger', {
/**
 * Період звіту (Period of the report)
 * - MONTH: Місяць (Month)
 * - QUARTER: Квартал (Quarter)
 */
period: 'MONTH' | 'QUARTER';
}>;
answer: PublicLocalBudgetDataRow[];
row: RowOf<Calls['public/local-budget-data']['answer']>;
};
/** Перевірка зв’язку (Check of the connection) */
'public/ping': {
params: Taken<Names, never, 'lang'>;
answer: 'pong';
row: RowOf<Calls['public/ping']['answer']>;
};
/** Кредитування державного, місцевих і зведеного бюджетів (Lending of the State Budget, local budgets and the consolidated budget) */
'reports/credits': {
params: Taken<Names, 'budgetType' | 'fundType' | 'year' | 'monthFrom' | 'monthTo', 'treeType' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - classifier: за видами кредитування (by kind of lending)
 */
chapter: 'program' | 'functional' | 'classifier';
}>;
answer: { items: ReportsCreditsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/credits']['answer']['items']>;
};
/** Кредитори державного боргу (Creditors of the state debt) */
'reports/debts-creditors': {
params: Taken<Names, never, 'year' | 'quarter' | 'ledger' | 'lang'>;
answer: { code: Code<'debt-creditor'>; codeName: string; parentCode: string | null }[];
row: RowOf<Calls['reports/debts-creditors']['answer']>;
};
/** Державний і гарантований борг за кварталами (State and guaranteed debt by quarter) */
'reports/debts-dynamic': {
params: Taken<Names, never, 'year' | 'quarter' | 'debt' | 'ledger' | 'lang'>;
answer: { items: ReportsDebtsDynamicItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/debts-dynamic']['answer']['items']>;
};
/** Державний борг (State debt) */
'reports/debts': {
params: Taken<Names, 'year', 'quarter' | 'breakdown' | 'debt' | 'credit' | 'obligations' | 'codeCurrency' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - state: стан боргу (debt stock)
 * - overdue: прострочена заборгованість (overdue debt)
 * - payments: платежі (payments)
 * - guarantees: надані гарантії (guarantees issued)
 * - management: управління боргом (debt management)
 * - currency: за валютами (by currency)
 */
chapter: 'state' | 'overdue' | 'payments' | 'guarantees' | 'management' | 'currency';
}>;
answer: { items: ReportsDebtsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/debts']['answer']['items']>;
};
/** Видатки державного, місцевих і зведеного бюджетів (Expenditure of the State Budget, local budgets and the consolidated budget) */
'reports/expenses': {
params: Taken<Names, 'budgetType' | 'fundType' | 'year' | 'monthFrom' | 'monthTo', 'treeType' | 'id' | 'department' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 * - department: за головними розпорядниками (by main spending unit)
 */
chapter: 'program' | 'functional' | 'economic' | 'department';
}>;
answer: { items: ReportsExpensesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/expenses']['answer']['items']>;
};
/** Фінансування державного, місцевих і зведеного бюджетів (Financing of the State Budget, local budgets and the consolidated budget) */
'reports/financing': {
params: Taken<Names, 'chapter' | 'budgetType' | 'fundType' | 'year' | 'monthFrom' | 'monthTo', 'treeType' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: ReportsFinancingItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/financing']['answer']['items']>;
};
/** Державний фонд за місяцями року (A state fund by month of the year) */
'reports/fund-months': {
params: Taken<Names, 'fundItem' | 'year', 'fundType' | 'ledger' | 'lang'>;
answer: { items: ReportsFundMonthsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/fund-months']['answer']['items']>;
};
/** Державний фонд за роками (A state fund over the years) */
'reports/fund-years': {
params: Taken<Names, 'fundItem', 'year' | 'monthTo' | 'fundType' | 'ledger' | 'lang'>;
answer: { items: ReportsFundYearsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/fund-years']['answer']['items']>;
};
/** Державні фонди разом (State funds together) */
'reports/funds-aggregate': {
params: Taken<Names, 'year', 'monthTo' | 'fundType' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: ReportsFundsAggregateItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/funds-aggregate']['answer']['items']>;
};
/** Державні фонди (State funds) */
'reports/funds': {
params: Taken<Names, 'year', 'monthTo' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: ReportsFundsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/funds']['answer']['items']>;
};
/** Гарантований державою борг (Debt guaranteed by the state) */
'reports/guaranteed-debts': {
params: Taken<Names, 'year', 'quarter' | 'breakdown' | 'debt' | 'credit' | 'obligations' | 'codeCurrency' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - payments: платежі (payments)
 * - guarantees: надані гарантії (guarantees issued)
 * - operations: операції (operations)
 */
chapter: 'payments' | 'guarantees' | 'operations';
}>;
answer: { items: ReportsGuaranteedDebtsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/guaranteed-debts']['answer']['items']>;
};
/** Доходи державного, місцевих і зведеного бюджетів (Revenue of the State Budget, local budgets and the consolidated budget) */
'reports/income-details': {
params: Taken<Names, 'budgetType' | 'fundType' | 'year' | 'monthFrom' | 'monthTo', 'treeType' | 'id' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: ReportsIncomeDetailsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/income-details']['answer']['items']>;
};
/** Державний фонд регіонального розвитку (State Fund for Regional Development) */
'reports/regional-development': {
params: Taken<Names, 'year', 'monthTo' | 'fundType' | 'financeType' | 'ledger' | 'depth' | 'node' | 'lang', {
/**
 * Показати (Show)
 * - regions: за областями (by region)
 * - statuses: за етапом (by status)
 * - spheres: за напрямами (by field)
 * - projects: за проєктами (by project)
 */
chapter: 'regions' | 'statuses' | 'spheres' | 'projects';
}>;
answer: { items: ReportsRegionalDevelopmentItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/regional-development']['answer']['items']>;
};
/** Проєкти регіонального розвитку (Regional development projects) */
'reports/regional-projects': {
params: Taken<Names, never, 'region' | 'ledger' | 'lang', {
/** Стан проєкту (Status of the project) */
status?: Code<'project-status'>;
}>;
answer: ReportsRegionalProjectsRow[];
row: RowOf<Calls['reports/regional-projects']['answer']>;
};
/** Державні цільові програми (State target programmes) */
'reports/target-programs': {
params: Taken<Names, 'year', 'fundType' | 'treeType' | 'ledger' | 'depth' | 'node' | 'lang'>;
answer: { items: ReportsTargetProgramsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['reports/target-programs']['answer']['items']>;
};
/** Пошук за всім порталом (Search over the whole portal) */
search: {
params: Taken<Names, 'q', 'ledger', {
/**
 * Мова (Language)
 * - uk: Українська (Ukrainian)
 * - en: Англійська (English)
 */
lang?: 'uk' | 'en';
}>;
answer: { items: { kind: string; code?: string; name: string; about?: string; to: string }[]; demonstration?: true };
row: RowOf<Calls['search']['answer']['items']>;
};
/** Про портал (About the portal) */
'source/about-portal': {
params: Taken<Names, never, 'lang'>;
answer: AboutPortalSpec;
row: RowOf<Calls['source/about-portal']['answer']>;
};
/** Події бюджетного процесу повністю (Events of the budget process in full) */
'source/budget-process-events': {
params: Taken<Names, never, 'lang'>;
answer: BudgetProcessEvent[];
row: RowOf<Calls['source/budget-process-events']['answer']>;
};
/** Виконавці бюджетного процесу (Who is involved in the budget process) */
'source/budget-process-executors': {
params: Taken<Names, never, 'lang'>;
answer: BudgetProcessExecutors;
row: RowOf<Calls['source/budget-process-executors']['answer']>;
};
/** Групи подій бюджетного процесу (Groups of events of the budget process) */
'source/budget-process-groups': {
params: Taken<Names, never, 'lang'>;
answer: BudgetProcessGroups;
row: RowOf<Calls['source/budget-process-groups']['answer']>;
};
/** Подія бюджетного процесу (Event of the budget process) */
'source/budget-process-item': {
params: Taken<Names, never, 'lang', {
/** Подія (Event) */
item: string;
}>;
answer: BudgetProcessEvent;
row: RowOf<Calls['source/budget-process-item']['answer']>;
};
/** Події одного періоду (Events of one period) */
'source/budget-process-period': {
params: Taken<Names, 'timelinePeriod', 'lang'>;
answer: BudgetProcessPeriodEvents;
row: RowOf<Calls['source/budget-process-period']['answer']>;
};
/** Періоди бюджетного процесу (Periods of the budget process) */
'source/budget-process-periods': {
params: Taken<Names, never, 'lang'>;
answer: BudgetProcessPeriods;
row: RowOf<Calls['source/budget-process-periods']['answer']>;
};
/** Стадії бюджетного процесу (Stages of the budget process) */
'source/budget-process-stages': {
params: Taken<Names, never, 'lang'>;
answer: BudgetProcessStages;
row: RowOf<Calls['source/budget-process-stages']['answer']>;
};
/** Події бюджетного процесу (Events of the budget process) */
'source/budget-process': {
params: Taken<Names, never, 'lang'>;
answer: BudgetProcessIndex;
row: RowOf<Calls['source/budget-process']['answer']>;
};
/** Розділи бюджетної класифікації (Chapters of the budget classification) */
'source/classification-chapters': {
params: Taken<Names, never, 'lang'>;
answer: ClassificationChapters;
row: RowOf<Calls['source/classification-chapters']['answer']>;
};
/** Розділ бюджетної класифікації з кодами (Chapter of the budget classification with its codes) */
'source/classification-type': {
params: Taken<Names, never, 'lang', {
/** Розділ класифікації (Chapter of the classification) */
class: string;
}>;
answer: ClassificationType;
row: RowOf<Calls['source/classification-type']['answer']>;
};
/** Контакти (Contacts) */
'source/contacts': {
params: Taken<Names, never, 'lang'>;
answer: ContactsSpec;
row: RowOf<Calls['source/contacts']['answer']>;
};
/** Термін глосарія (Term of the glossary) */
'source/glossary-term': {
params: Taken<Names, never, 'lang', {
/** Термін (Term) */
word: string;
}>;
answer: GlossaryTerm;
row: RowOf<Calls['source/glossary-term']['answer']>;
};
/** Список термінів глосарія (List of the glossary’s terms) */
'source/glossary': {
params: Taken<Names, never, 'lang'>;
answer: SourceGlossaryRow[];
row: RowOf<Calls['source/glossary']['answer']>;
};
/** Корисні посилання (Useful links) */
'source/links': {
params: Taken<Names, never, 'lang'>;
answer: LinksSpec;
row: RowOf<Calls['source/links']['answer']>;
};
/** Партнери (Partners) */
'source/partners': {
params: Taken<Names, never, 'lang'>;
answer: PartnersSpec;
row: RowOf<Calls['source/partners']['answer']>;
};
/** Принципи бюджетної системи (Principles of the budget system) */
'source/principles': {
params: Taken<Names, never, 'lang'>;
answer: Principles;
row: RowOf<Calls['source/principles']['answer']>;
};
/** Показники для нижньої частини сторінок (Figures for the foot of pages) */
'source/statistics': {
params: Taken<Names, never, 'year' | 'ledger' | 'lang'>;
answer: { footer: SourceStatisticsFooter[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['source/statistics']['answer']['footer']>;
};
/** Структура бюджетної системи (Structure of the budget system) */
'source/structure': {
params: Taken<Names, never, 'lang'>;
answer: BudgetStructure;
row: RowOf<Calls['source/structure']['answer']>;
};
/** Баланс бюджету (Balance of the budget) */
'summary/balance': {
params: Taken<Names, 'year' | 'month' | 'budgetType', 'id' | 'ledger' | 'lang'>;
answer: { items: SummaryBalanceItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['summary/balance']['answer']['items']>;
};
/** Динаміка за роками (Development over the years) */
'summary/dynamics': {
params: Taken<Names, 'year' | 'month' | 'budgetType', 'id' | 'ledger' | 'lang'>;
answer: { items: LocalBudgetsCodeDynamicsItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['summary/dynamics']['answer']['items']>;
};
/** Звідки надійшли та куди пішли кошти (Where the money came from and where it went) */
'summary/sankey': {
params: Taken<Names, 'year' | 'month' | 'budgetType', 'id' | 'fundType' | 'ledger' | 'lang'>;
answer: { nodes: LocalBudgetsSankeyNodes[]; links: { source: string; target: string; value: number }[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['summary/sankey']['answer']['links']>;
};
/** Підсумки року (Totals of the year) */
'summary/total': {
params: Taken<Names, 'year' | 'month' | 'budgetType', 'id' | 'fundType' | 'ledger' | 'lang'>;
answer: { items: SummaryBalanceItems[]; notes?: Note[]; coverage?: Coverage; demonstration?: true };
row: RowOf<Calls['summary/total']['answer']['items']>;
};
}

export interface Pages {
/** Про портал (About the portal) */
'about-portal': {
path: '/about-portal';
parameters: {};
filters: never;
search: {};
calls: 'source/about-portal';
rows: Row<'source/about-portal'>;
};
/** Доступність (Accessibility) */
accessibility: {
path: '/accessibility';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Перевірки доступності (Checks of accessibility) */
'accessibility/checks': {
path: '/accessibility/checks';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Доступність за пунктами EN 301 549 (Accessibility by clauses of EN 301 549) */
'accessibility/clauses': {
path: '/accessibility/clauses';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Перевірені сторінки (Pages that were checked) */
'accessibility/pages': {
path: '/accessibility/pages';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Адмін-панель (Admin panel) */
admins: {
path: '/admins';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Запитання про кредити (Questions about lending) */
'analytics/credits': {
path: '/analytics/credits';
parameters: {};
filters: never;
search: Taken<Names, never, 'unit' | 'value' | 'prices' | 'zoom' | 'rows' | 'columns' | 'measures' | 'view', {
year?: readonly (string)[];
monthFrom?: readonly (string)[];
monthTo?: readonly (string)[];
budgetType?: readonly (string)[];
fundType?: readonly (string)[];
codeBudget?: readonly (string)[];
code?: readonly (string)[];
}>;
calls: never;
rows: never;
};
/** Запитання про видатки (Questions about expenditure) */
'analytics/expenses': {
path: '/analytics/expenses';
parameters: {};
filters: never;
search: Taken<Names, never, 'unit' | 'value' | 'prices' | 'zoom' | 'rows' | 'columns' | 'measures' | 'view', {
year?: readonly (string)[];
monthFrom?: readonly (string)[];
monthTo?: readonly (string)[];
budgetType?: readonly (string)[];
fundType?: readonly (string)[];
codeBudget?: readonly (string)[];
code?: readonly (string)[];
}>;
calls: never;
rows: never;
};
/** Запитання про дефіцит (Questions about the deficit) */
'analytics/financing': {
path: '/analytics/financing';
parameters: {};
filters: never;
search: Taken<Names, never, 'unit' | 'value' | 'prices' | 'zoom' | 'rows' | 'columns' | 'measures' | 'view', {
year?: readonly (string)[];
monthFrom?: readonly (string)[];
monthTo?: readonly (string)[];
budgetType?: readonly (string)[];
fundType?: readonly (string)[];
codeBudget?: readonly (string)[];
code?: readonly (string)[];
}>;
calls: never;
rows: never;
};
/** Запитання про доходи (Questions about revenue) */
'analytics/incomes': {
path: '/analytics/incomes';
parameters: {};
filters: never;
search: Taken<Names, never, 'unit' | 'value' | 'prices' | 'zoom' | 'rows' | 'columns' | 'measures' | 'view', {
year?: readonly (string)[];
monthFrom?: readonly (string)[];
monthTo?: readonly (string)[];
budgetType?: readonly (string)[];
fundType?: readonly (string)[];
codeBudget?: readonly (string)[];
code?: readonly (string)[];
}>;
calls: never;
rows: never;
};
/** Вивантаження показників (Export of figures) */
'analytics/pivot': {
path: '/analytics/pivot';
parameters: {};
filters: never;
search: Taken<Names, never, 'unit' | 'value' | 'prices' | 'zoom' | 'rows' | 'columns' | 'measures' | 'view', {
id?: readonly (string)[];
year?: readonly (string)[];
monthFrom?: readonly (string)[];
monthTo?: readonly (string)[];
budgetType?: readonly (string)[];
fundType?: readonly (string)[];
codeBudget?: readonly (string)[];
code?: readonly (string)[];
}>;
calls: never;
rows: never;
};
/** Кредитування в проєкті державного бюджету (Lending in the draft State Budget) */
'annual-budget/credit': {
path: '/annual-budget/credit';
parameters: {};
filters: 'year' | 'fundType' | 'chapter';
search: Taken<Names, never, 'year' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - classifier: за видами кредитування (by kind of lending)
 */
chapter?: 'classifier' | 'program';
}>;
calls: 'project/credit';
rows: Row<'project/credit'>;
};
/** Видатки проєкту державного бюджету (Draft State Budget expenditure) */
'annual-budget/expenses': {
path: '/annual-budget/expenses';
parameters: {};
filters: 'year' | 'fundType' | 'chapter';
search: Taken<Names, never, 'year' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 */
chapter?: 'functional' | 'program' | 'economic';
}>;
calls: 'project/expenses';
rows: Row<'project/expenses'>;
};
/** Фінансування проєкту державного бюджету (Financing of the draft State Budget) */
'annual-budget/finance': {
path: '/annual-budget/finance';
parameters: {};
filters: 'year' | 'fundType' | 'chapter';
search: Taken<Names, never, 'year' | 'fundType' | 'chapter' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code'>;
calls: 'project/financing';
rows: Row<'project/financing'>;
};
/** Доходи проєкту державного бюджету (Draft State Budget revenue) */
'annual-budget/incomes': {
path: '/annual-budget/incomes';
parameters: {};
filters: 'year' | 'fundType';
search: Taken<Names, never, 'year' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code'>;
calls: 'project/incomes';
rows: Row<'project/incomes'>;
};
/** Розділ Бюджетної декларації (Section of the Budget Declaration) */
'budget-declaration/[declaration]': {
path: '/budget-declaration/:declaration';
parameters: {
declaration: string;
};
filters: never;
search: {};
calls: 'data/declaration-table' | 'data/declaration-paragraphs';
rows: Row<'data/declaration-table'> | Row<'data/declaration-paragraphs'>;
};
/** Бюджетна декларація (Budget Declaration) */
'budget-declaration/index': {
path: '/budget-declaration';
parameters: {};
filters: never;
search: {};
calls: 'data/declaration-sections';
rows: Row<'data/declaration-sections'>;
};
/** Бюджетний процес на стрічці часу (Budget process on a timeline) */
'budget-literacy/budget-process-2': {
path: '/budget-literacy/budget-process-2';
parameters: {};
filters: 'processType' | 'timelinePeriod';
search: Taken<Names, never, 'type' | 'timelinePeriod'>;
calls: never;
rows: never;
};
/** Бюджетний календар року (Budget calendar of the year) */
'budget-literacy/budget-process-3': {
path: '/budget-literacy/budget-process-3';
parameters: {};
filters: 'processType';
search: Taken<Names, never, 'type'>;
calls: never;
rows: never;
};
/** Подія бюджетного процесу (Event of the budget process) */
'budget-literacy/budget-process/[item]': {
path: '/budget-literacy/budget-process/:item';
parameters: {
item: string;
};
filters: never;
search: {};
calls: 'source/budget-process-item';
rows: Row<'source/budget-process-item'>;
};
/** Бюджетний процес за стадіями (Budget process by stages) */
'budget-literacy/budget-process/index': {
path: '/budget-literacy/budget-process';
parameters: {};
filters: 'processType' | 'timelinePeriod';
search: Taken<Names, never, 'type' | 'timelinePeriod' | 'reading'>;
calls: never;
rows: never;
};
/** Розділ бюджетної класифікації (Chapter of the budget classification) */
'budget-literacy/budget-system/classification/[class]': {
path: '/budget-literacy/budget-system/classification/:class';
parameters: {
class: string;
};
filters: 'search' | 'code';
search: Taken<Names, never, 'search', {
/** Код (Code) */
code?: string;
}>;
calls: 'source/classification-type';
rows: Row<'source/classification-type'>;
};
/** Бюджетна класифікація (Budget classification) */
'budget-literacy/budget-system/classification/index': {
path: '/budget-literacy/budget-system/classification';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Принципи бюджетної системи (Principles of the budget system) */
'budget-literacy/budget-system/principles': {
path: '/budget-literacy/budget-system/principles';
parameters: {};
filters: never;
search: {};
calls: 'source/principles';
rows: Row<'source/principles'>;
};
/** Будова бюджетної системи (Structure of the budget system) */
'budget-literacy/budget-system/structure': {
path: '/budget-literacy/budget-system/structure';
parameters: {};
filters: 'year' | 'regionId' | 'budgetKind';
search: Taken<Names, never, 'year' | 'regionId' | 'budgetSign' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'page' | 'code', {
measure?: 'count' | 'budgetCode' | 'done';
}>;
calls: 'source/structure' | 'local-budgets/budgets-count' | 'local-budgets/about-tree' | 'local-budgets/about-budgets' | 'local-budgets/budget-years';
rows: Row<'source/structure'> | Row<'local-budgets/budgets-count'> | Row<'local-budgets/about-tree'> | Row<'local-budgets/about-budgets'> | Row<'local-budgets/budget-years'>;
};
/** Термін глосарія (Term of the glossary) */
'budget-literacy/glossary/[word]': {
path: '/budget-literacy/glossary/:word';
parameters: {
word: string;
};
filters: never;
search: {};
calls: 'source/glossary-term';
rows: Row<'source/glossary-term'>;
};
/** Глосарій (Glossary) */
'budget-literacy/glossary/index': {
path: '/budget-literacy/glossary';
parameters: {};
filters: 'search' | 'letter';
search: Taken<Names, never, 'search', {
/** Перша літера (First letter) */
letter?: string;
}>;
calls: never;
rows: never;
};
/** Написати нам (Write to us) */
'contact-us': {
path: '/contact-us';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Контакти (Contacts) */
contacts: {
path: '/contacts';
parameters: {};
filters: never;
search: {};
calls: 'source/contacts';
rows: Row<'source/contacts'>;
};
/** Гарантований державою борг (Debt guaranteed by the state) */
'debt/guaranteed': {
path: '/debt/guaranteed';
parameters: {};
filters: 'year' | 'quarter' | 'chapter' | 'breakdown' | 'debt' | 'credit' | 'obligations' | 'codeCurrency';
search: Taken<Names, never, 'year' | 'quarter' | 'breakdown' | 'debt' | 'credit' | 'obligations' | 'codeCurrency' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Показати (Show)
 * - payments: платежі (payments)
 * - guarantees: надані гарантії (guarantees issued)
 * - operations: операції (operations)
 */
chapter?: 'operations' | 'payments' | 'guarantees';
chart?: 'stacked';
}>;
calls: 'reports/guaranteed-debts' | 'reports/debts-dynamic';
rows: Row<'reports/guaranteed-debts'> | Row<'reports/debts-dynamic'>;
};
/** Державний борг (State debt) */
'debt/state': {
path: '/debt/state';
parameters: {};
filters: 'year' | 'quarter' | 'chapter' | 'breakdown' | 'debt' | 'credit' | 'obligations' | 'codeCurrency';
search: Taken<Names, never, 'year' | 'quarter' | 'breakdown' | 'debt' | 'credit' | 'obligations' | 'codeCurrency' | 'unit' | 'value' | 'prices' | 'zoom' | 'reading' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Показати (Show)
 * - state: стан боргу (debt stock)
 * - overdue: прострочена заборгованість (overdue debt)
 * - payments: платежі (payments)
 * - guarantees: надані гарантії (guarantees issued)
 * - management: управління боргом (debt management)
 */
chapter?: 'state' | 'overdue' | 'payments' | 'guarantees' | 'management';
chart?: 'stacked';
}>;
calls: 'reports/debts' | 'reports/debts-dynamic';
rows: Row<'reports/debts'> | Row<'reports/debts-dynamic'>;
};
/** Помилка (Error) */
error: {
path: '/error';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Бюджет коротко (The budget at a glance) */
index: {
path: '/';
parameters: {};
filters: 'budgetType' | 'year' | 'month' | 'homeBudget';
search: Taken<Names, never, 'budgetType' | 'year' | 'month' | 'unit' | 'value' | 'prices' | 'zoom' | 'reading' | 'sum', {
/** Один місцевий бюджет (One local budget) */
id?: Code<'budget'>;
indicator?: 'perInhabitant' | 'percent' | 'expenses';
chart?: 'gap';
}>;
calls: 'summary/total' | 'summary/dynamics' | 'reports/expenses' | 'summary/sankey' | 'local-budgets/regions';
rows: Row<'summary/total'> | Row<'summary/dynamics'> | Row<'reports/expenses'> | Row<'summary/sankey'> | Row<'local-budgets/regions'>;
};
/** Огляд бюджету (Overview of the budget) */
'local-budget/[localId]/index': {
path: '/local-budget/:localId';
parameters: {
localId: Code<'budget'>;
};
filters: 'year' | 'month' | 'fundType';
search: Taken<Names, never, 'year' | 'month' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'reading' | 'sum' | 'open' | 'sort' | 'find' | 'page' | 'code', {
chart?: 'years' | 'gap' | 'composition';
measure?: 'edrpou';
}>;
calls: 'local-budgets/total' | 'local-budgets/about' | 'local-budgets/incomes' | 'local-budgets/expenses' | 'local-budgets/incomes-dynamic' | 'local-budgets/code-dynamics' | 'local-budgets/sankey' | 'local-budgets/sankey-transfers' | 'agency/budget';
rows: Row<'local-budgets/total'> | Row<'local-budgets/about'> | Row<'local-budgets/incomes'> | Row<'local-budgets/expenses'> | Row<'local-budgets/incomes-dynamic'> | Row<'local-budgets/code-dynamics'> | Row<'local-budgets/sankey'> | Row<'local-budgets/sankey-transfers'> | Row<'agency/budget'>;
};
/** Показники за фондами (Figures by fund) */
'local-budget/[localId]/info/indicators': {
path: '/local-budget/:localId/info/indicators';
parameters: {
localId: Code<'budget'>;
};
filters: 'year' | 'monthFrom' | 'monthTo' | 'chapter';
search: Taken<Names, never, 'year' | 'monthFrom' | 'monthTo' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'page' | 'code', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 * - incomes: доходи (revenue)
 */
chapter?: 'incomes' | 'economic' | 'functional' | 'program';
measure?: 'done' | 'generalDone' | 'specialDone' | 'donePercent' | 'generalPercent' | 'specialPercent';
chart?: 'grouped' | 'stacked';
}>;
calls: 'local-budgets/funds' | 'local-budgets/funds-years' | 'local-budgets/expenses-dynamic';
rows: Row<'local-budgets/funds'> | Row<'local-budgets/funds-years'> | Row<'local-budgets/expenses-dynamic'>;
};
/** Картка бюджету (Card of the budget) */
'local-budget/[localId]/info/profile': {
path: '/local-budget/:localId/info/profile';
parameters: {
localId: Code<'budget'>;
};
filters: never;
search: {};
calls: 'local-budgets/about';
rows: Row<'local-budgets/about'>;
};
/** Хто отримав кошти бюджету (Who was paid from the budget) */
'local-budget/[localId]/info/recipients': {
path: '/local-budget/:localId/info/recipients';
parameters: {
localId: Code<'budget'>;
};
filters: 'year' | 'fundType' | 'recipient';
search: Taken<Names, never, 'year' | 'fundType' | 'recipient' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'page' | 'code' | 'chart', {
measure?: 'done' | 'yearPlan';
}>;
calls: 'local-budgets/recipients' | 'local-budgets/recipient' | 'local-budgets/recipient-years';
rows: Row<'local-budgets/recipients'> | Row<'local-budgets/recipient'> | Row<'local-budgets/recipient-years'>;
};
/** Про бюджет на одній сторінці (The budget on one page) */
'local-budget/[localId]/infoOld': {
path: '/local-budget/:localId/infoOld';
parameters: {
localId: Code<'budget'>;
};
filters: 'year' | 'monthFrom' | 'monthTo';
search: Taken<Names, never, 'year' | 'monthFrom' | 'monthTo' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'page' | 'code', {
measure?: 'done' | 'generalDone' | 'specialDone' | 'donePercent' | 'generalPercent' | 'specialPercent' | 'plan' | 'yearPlan';
}>;
calls: 'local-budgets/funds' | 'local-budgets/about' | 'local-budgets/funds-years' | 'local-budgets/recipients';
rows: Row<'local-budgets/funds'> | Row<'local-budgets/about'> | Row<'local-budgets/funds-years'> | Row<'local-budgets/recipients'>;
};
/** Кредитування з бюджету (Lending from the budget) */
'local-budget/[localId]/local-credits': {
path: '/local-budget/:localId/local-credits';
parameters: {
localId: Code<'budget'>;
};
filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'chapter';
search: Taken<Names, never, 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - classifier: за видами кредитування (by kind of lending)
 */
chapter?: 'classifier' | 'functional' | 'program';
}>;
calls: 'local-budgets/credits';
rows: Row<'local-budgets/credits'>;
};
/** Видатки бюджету (Expenditure of the budget) */
'local-budget/[localId]/local-expenses': {
path: '/local-budget/:localId/local-expenses';
parameters: {
localId: Code<'budget'>;
};
filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'chapter' | 'details';
search: Taken<Names, never, 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 */
chapter?: 'economic' | 'functional' | 'program';
/**
 * Деталізація (Detail)
 * - WITHOUT_DETALISATION: Без деталізації (No detail)
 * - KEKV: За економічною класифікацією (By economic classification)
 * - KFK: За функціональною класифікацією (By functional classification)
 */
treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KFK';
}>;
calls: 'local-budgets/expenses';
rows: Row<'local-budgets/expenses'>;
};
/** Фінансування бюджету (Financing of the budget) */
'local-budget/[localId]/local-financing': {
path: '/local-budget/:localId/local-financing';
parameters: {
localId: Code<'budget'>;
};
filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'chapter';
search: Taken<Names, never, 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Показати (Show)
 * - creditors: за типом кредитора (by type of creditor)
 * - debts: за типом боргового зобов’язання (by type of debt obligation)
 */
chapter?: 'debts' | 'creditors';
}>;
calls: 'local-budgets/financing';
rows: Row<'local-budgets/financing'>;
};
/** Доходи бюджету (Revenue of the budget) */
'local-budget/[localId]/local-incomes': {
path: '/local-budget/:localId/local-incomes';
parameters: {
localId: Code<'budget'>;
};
filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType';
search: Taken<Names, never, 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
chart?: 'years';
}>;
calls: 'local-budgets/incomes' | 'local-budgets/incomes-dynamic';
rows: Row<'local-budgets/incomes'> | Row<'local-budgets/incomes-dynamic'>;
};
/** Трансферти бюджету (Transfers received and paid) */
'local-budget/[localId]/local-transferts': {
path: '/local-budget/:localId/local-transferts';
parameters: {
localId: Code<'budget'>;
};
filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType';
search: Taken<Names, never, 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code'>;
calls: 'local-budgets/transfers' | 'local-budgets/sankey-transfers';
rows: Row<'local-budgets/transfers'> | Row<'local-budgets/sankey-transfers'>;
};
/** Порівняння документів бюджету (Documents of the budget compared) */
'local-budget/[localId]/planning/compare': {
path: '/local-budget/:localId/planning/compare';
parameters: {
localId: Code<'budget'>;
};
filters: never;
search: Taken<Names, never, 'report' | 'only'>;
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Рішення про місцевий бюджет (Decision on the local budget) */
'local-budget/[localId]/planning/decision/index': {
path: '/local-budget/:localId/planning/decision';
parameters: {
localId: Code<'budget'>;
};
filters: never;
search: {
year?: string;
};
calls: 'budget-process/registry';
rows: Row<'budget-process/registry'>;
};
/** Рішення про бюджет (Decision on the budget) */
'local-budget/[localId]/planning/decision/report': {
path: '/local-budget/:localId/planning/decision/report';
parameters: {
localId: Code<'budget'>;
};
filters: never;
search: Taken<Names, never, 'report'>;
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Прогноз місцевого бюджету (Forecast of the local budget) */
'local-budget/[localId]/planning/prognosis/index': {
path: '/local-budget/:localId/planning/prognosis';
parameters: {
localId: Code<'budget'>;
};
filters: never;
search: {
year?: string;
};
calls: 'budget-process/registry';
rows: Row<'budget-process/registry'>;
};
/** Прогноз бюджету (Forecast) */
'local-budget/[localId]/planning/prognosis/report': {
path: '/local-budget/:localId/planning/prognosis/report';
parameters: {
localId: Code<'budget'>;
};
filters: never;
search: Taken<Names, never, 'report'>;
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Документ бюджету (Document) */
'local-budget/[localId]/planning/report': {
path: '/local-budget/:localId/planning/report';
parameters: {
localId: Code<'budget'>;
};
filters: never;
search: Taken<Names, never, 'report'>;
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Порівняння місцевих бюджетів (Comparison of local budgets) */
'local-budget/compare': {
path: '/local-budget/compare';
parameters: {};
filters: 'budgetId' | 'chapter' | 'year' | 'monthTo' | 'fundType';
search: Taken<Names, never, 'year' | 'monthTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom', {
/** Код бюджету (Budget code) */
codeBudget?: readonly (Code<'budget'>)[];
/**
 * Показати (Show)
 * - incomes: доходи (revenue)
 * - expenses: видатки (expenditure)
 * - credits: кредитування (lending)
 * - financing: фінансування (financing)
 */
chapter?: 'expenses' | 'incomes' | 'credits' | 'financing';
sort?: number;
}>;
calls: 'local-budgets/expenses' | 'local-budgets/incomes' | 'local-budgets/credits' | 'local-budgets/financing';
rows: Row<'local-budgets/expenses'> | Row<'local-budgets/incomes'> | Row<'local-budgets/credits'> | Row<'local-budgets/financing'>;
};
/** Місцеві бюджети (Local budgets) */
'local-budget/index': {
path: '/local-budget';
parameters: {};
filters: 'year' | 'monthTo' | 'fundType' | 'regionId';
search: Taken<Names, never, 'year' | 'monthTo' | 'fundType' | 'regionId' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'page' | 'code', {
indicator?: 'perInhabitant' | 'ownIncomes' | 'incomes' | 'expenses' | 'education' | 'percent' | 'change';
chart?: 'outlines';
measure?: 'incomes' | 'percent' | 'change' | 'count';
}>;
calls: 'local-budgets/regions' | 'boost/expenses' | 'local-budgets/about-tree';
rows: Row<'local-budgets/regions'> | Row<'boost/expenses'> | Row<'local-budgets/about-tree'>;
};
/** Кредитування з державного бюджету (Lending from the State Budget) */
'national-budget/credit': {
path: '/national-budget/credit';
parameters: {};
filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter';
search: Taken<Names, never, 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - classifier: за видами кредитування (by kind of lending)
 */
chapter?: 'classifier' | 'program' | 'functional';
}>;
calls: 'reports/credits';
rows: Row<'reports/credits'>;
};
/** Видатки державного бюджету (State Budget expenditure) */
'national-budget/expenses': {
path: '/national-budget/expenses';
parameters: {};
filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter' | 'details';
search: Taken<Names, never, 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'reading' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Показати (Show)
 * - program: за програмами (by programme)
 * - functional: за функціями (by function)
 * - economic: за видами (by kind)
 */
chapter?: 'functional' | 'program' | 'economic';
/**
 * Деталізація (Detail)
 * - WITHOUT_DETALISATION: Без деталізації (No detail)
 * - KEKV: За економічною класифікацією (By economic classification)
 * - KPK: За програмами (By programme)
 * - KFK: За функціональною класифікацією (By functional classification)
 */
treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KFK';
}>;
calls: 'reports/expenses';
rows: Row<'reports/expenses'>;
};
/** Паспорт програми (Programme passport) */
'national-budget/expenses/[passport]': {
path: '/national-budget/expenses/:passport';
parameters: {
passport: Code<'passport'>;
};
filters: never;
search: {};
calls: 'passports/details';
rows: Row<'passports/details'>;
};
/** Порівняння паспортів (Comparison of passports) */
'national-budget/expenses/compare': {
path: '/national-budget/expenses/compare';
parameters: {};
filters: never;
search: Taken<Names, never, 'only', {
passport?: readonly (string)[];
}>;
calls: 'passports/details';
rows: Row<'passports/details'>;
};
/** Фінансування державного бюджету (Financing of the State Budget) */
'national-budget/finance': {
path: '/national-budget/finance';
parameters: {};
filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter';
search: Taken<Names, never, 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code'>;
calls: 'reports/financing';
rows: Row<'reports/financing'>;
};
/** Хто витрачає державний бюджет (Who spends the State Budget) */
'national-budget/grk': {
path: '/national-budget/grk';
parameters: {};
filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType';
search: Taken<Names, never, 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code'>;
calls: 'reports/expenses';
rows: Row<'reports/expenses'>;
};
/** Доходи державного бюджету (State Budget revenue) */
'national-budget/incomes': {
path: '/national-budget/incomes';
parameters: {};
filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType';
search: Taken<Names, never, 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'reading' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code'>;
calls: 'reports/income-details';
rows: Row<'reports/income-details'>;
};
/** Державні фонди (State funds) */
'national-budget/state-funds': {
path: '/national-budget/state-funds';
parameters: {};
filters: 'year' | 'monthTo' | 'fundType';
search: Taken<Names, never, 'year' | 'monthTo' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code'>;
calls: 'reports/funds-aggregate';
rows: Row<'reports/funds-aggregate'>;
};
/** Державний фонд (State fund) */
'national-budget/state-funds/[fundItem]': {
path: '/national-budget/state-funds/:fundItem';
parameters: {
fundItem: Code<'special-fund'> | 'road' | 'region-develop' | 'environment' | 'water' | 'radioactive-waste' | 'aggression-fund' | 'decarbonisation';
};
filters: 'year' | 'monthTo';
search: Taken<Names, never, 'year' | 'monthTo' | 'unit' | 'value' | 'prices' | 'zoom' | 'chart' | 'open' | 'sort' | 'find' | 'page' | 'code', {
measure?: 'plan' | 'received' | 'done' | 'percent';
}>;
calls: 'reports/fund-years' | 'reports/fund-months';
rows: Row<'reports/fund-years'> | Row<'reports/fund-months'>;
};
/** Державний фонд регіонального розвитку (State Fund for Regional Development) */
'national-budget/state-funds/region-develop': {
path: '/national-budget/state-funds/region-develop';
parameters: {};
filters: 'year' | 'monthTo' | 'financeType';
search: Taken<Names, never, 'year' | 'monthTo' | 'financeType' | 'unit' | 'value' | 'prices' | 'zoom' | 'chart' | 'open' | 'sort' | 'find' | 'page' | 'code', {
measure?: 'done' | 'yearPlan' | 'donePercent' | 'plan' | 'received' | 'percent';
}>;
calls: 'reports/regional-development' | 'reports/fund-months' | 'reports/fund-years';
rows: Row<'reports/regional-development'> | Row<'reports/fund-months'> | Row<'reports/fund-years'>;
};
/** Державні цільові програми (State target programmes) */
'national-budget/target-programs': {
path: '/national-budget/target-programs';
parameters: {};
filters: 'year' | 'fundType' | 'details';
search: Taken<Names, never, 'year' | 'fundType' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'measure' | 'page' | 'code', {
/**
 * Деталізація (Detail)
 * - WITHOUT_DETALISATION: Без деталізації (No detail)
 * - KPK: За програмами (By programme)
 */
treeType?: 'WITHOUT_DETALISATION' | 'KPK';
}>;
calls: 'reports/target-programs';
rows: Row<'reports/target-programs'>;
};
/** Сторінку не знайдено (Page not found) */
'not-found': {
path: '/not-found';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Джерела та партнери (Sources and partners) */
partners: {
path: '/partners';
parameters: {};
filters: never;
search: {};
calls: 'source/partners';
rows: Row<'source/partners'>;
};
/** Приватність (Privacy) */
privacy: {
path: '/privacy';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Умови використання даних (Terms of reuse) */
reuse: {
path: '/reuse';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Пошук (Search) */
search: {
path: '/search';
parameters: {};
filters: 'q';
search: Taken<Names, never, 'q'>;
calls: never;
rows: never;
};
/** API для аналітиків (API for analysts) */
'services/api': {
path: '/services/api';
parameters: {};
filters: never;
search: {
call?: readonly (string)[];
};
calls: never;
rows: never;
};
/** Мапа порталу (Site map) */
'services/site-map': {
path: '/services/site-map';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Вигляд сторінок (How pages look) */
settings: {
path: '/settings';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Порівняння документів (Documents compared) */
'spending-agencies/[profileId]/compare': {
path: '/spending-agencies/:profileId/compare';
parameters: {
profileId: Code<'agency'>;
};
filters: never;
search: Taken<Names, never, 'report' | 'only'>;
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Документ про виконання (Document on execution) */
'spending-agencies/[profileId]/implementation/[idReport]': {
path: '/spending-agencies/:profileId/implementation/:idReport';
parameters: {
profileId: Code<'agency'>;
idReport: Code<'document'>;
};
filters: never;
search: {};
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Паспорт бюджетної програми (Budget programme passport) */
'spending-agencies/[profileId]/implementation/passports/[idReport]': {
path: '/spending-agencies/:profileId/implementation/passports/:idReport';
parameters: {
profileId: Code<'agency'>;
idReport: Code<'document'>;
};
filters: never;
search: {};
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Паспорти бюджетних програм (Budget programme passports) */
'spending-agencies/[profileId]/implementation/passports/index': {
path: '/spending-agencies/:profileId/implementation/passports';
parameters: {
profileId: Code<'agency'>;
};
filters: never;
search: {
year?: string;
};
calls: 'budget-process/registry';
rows: Row<'budget-process/registry'>;
};
/** Звіт про виконання паспорта (Report on the execution of the passport) */
'spending-agencies/[profileId]/implementation/reports/[idReport]': {
path: '/spending-agencies/:profileId/implementation/reports/:idReport';
parameters: {
profileId: Code<'agency'>;
idReport: Code<'document'>;
};
filters: never;
search: {};
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Звіти про виконання паспортів (Reports on the execution of passports) */
'spending-agencies/[profileId]/implementation/reports/index': {
path: '/spending-agencies/:profileId/implementation/reports';
parameters: {
profileId: Code<'agency'>;
};
filters: never;
search: {
year?: string;
};
calls: 'budget-process/registry';
rows: Row<'budget-process/registry'>;
};
/** Профіль розпорядника (Profile of the spending unit) */
'spending-agencies/[profileId]/info': {
path: '/spending-agencies/:profileId/info';
parameters: {
profileId: Code<'agency'>;
};
filters: 'year' | 'monthTo';
search: Taken<Names, never, 'year' | 'monthTo' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'page' | 'code', {
measure?: 'periodDone' | 'yearCorrectionPlan' | 'percentDoneToYearCorrectionPlan';
}>;
calls: 'reports/expenses' | 'agency/profile' | 'agency/lower';
rows: Row<'reports/expenses'> | Row<'agency/profile'> | Row<'agency/lower'>;
};
/** Документ планування (Planning document) */
'spending-agencies/[profileId]/planning/[idReport]': {
path: '/spending-agencies/:profileId/planning/:idReport';
parameters: {
profileId: Code<'agency'>;
idReport: Code<'document'>;
};
filters: never;
search: {};
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Документи планування (Planning documents) */
'spending-agencies/[profileId]/planning/index': {
path: '/spending-agencies/:profileId/planning';
parameters: {
profileId: Code<'agency'>;
};
filters: never;
search: {
year?: string;
};
calls: 'budget-process/registry';
rows: Row<'budget-process/registry'>;
};
/** Документ розпорядника (Document) */
'spending-agencies/[profileId]/report/[idReport]': {
path: '/spending-agencies/:profileId/report/:idReport';
parameters: {
profileId: Code<'agency'>;
idReport: Code<'document'>;
};
filters: never;
search: {};
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Документи розпорядника (Documents of the spending unit) */
'spending-agencies/[profileId]/report/index': {
path: '/spending-agencies/:profileId/report';
parameters: {
profileId: Code<'agency'>;
};
filters: never;
search: {
year?: string;
};
calls: 'budget-process/registry';
rows: Row<'budget-process/registry'>;
};
/** Затверджене й виконане (Approved and executed) */
'spending-agencies/[profileId]/result': {
path: '/spending-agencies/:profileId/result';
parameters: {
profileId: Code<'agency'>;
};
filters: never;
search: Taken<Names, never, 'report' | 'only'>;
calls: 'budget-process/report';
rows: Row<'budget-process/report'>;
};
/** Хто витрачає бюджетні кошти (Who spends public money) */
'spending-agencies/graphic': {
path: '/spending-agencies/graphic';
parameters: {};
filters: 'agencyChapter' | 'agencyState' | 'search' | 'year' | 'monthTo';
search: Taken<Names, never, 'agencyState' | 'search' | 'year' | 'monthTo', {
/**
 * Рівень бюджету (Budget level)
 * - state: Державного бюджету (Of the State Budget)
 * - regions: За областями (By region)
 */
agencyChapter?: 'state' | 'regions';
agency?: string;
lines?: 'all';
}>;
calls: 'reports/expenses';
rows: Row<'reports/expenses'>;
};
/** Розпорядники бюджетних коштів за підпорядкуванням (Spending units and their subordinate bodies) */
'spending-agencies/hierarchical': {
path: '/spending-agencies/hierarchical';
parameters: {};
filters: 'agencyChapter' | 'agencyState' | 'search';
search: Taken<Names, never, 'agencyState' | 'search' | 'open', {
/**
 * Рівень бюджету (Budget level)
 * - state: Державного бюджету (Of the State Budget)
 * - local: Місцевих бюджетів (Of local budgets)
 * - departmentsState: Державного бюджету за відомствами (Of the State Budget by department)
 * - departmentsLocal: Місцевих бюджетів за відомствами (Of local budgets by department)
 * - regions: За областями (By region)
 */
agencyChapter?: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
}>;
calls: 'agency/roots';
rows: Row<'agency/roots'>;
};
/** Профіль не знайдено (Profile not found) */
'spending-agencies/not-found': {
path: '/spending-agencies/not-found';
parameters: {};
filters: never;
search: {};
calls: never;
rows: never;
};
/** Розпорядники коштів: таблиця (Spending units: table) */
'spending-agencies/tabular': {
path: '/spending-agencies/tabular';
parameters: {};
filters: 'search' | 'agencyType' | 'agencyTerritory' | 'agencyState';
search: Taken<Names, never, 'search' | 'territory' | 'agencyState' | 'unit' | 'value' | 'prices' | 'zoom' | 'page', {
/**
 * Рівень бюджету (Budget level)
 * - ALL: Усі (All)
 * - state: Державного бюджету (Of the State Budget)
 * - local: Місцевих бюджетів (Of local budgets)
 */
agencyType?: 'ALL' | 'state' | 'local';
sort?: 'shortName' | '-shortName' | 'edrpou' | '-edrpou' | 'territory' | '-territory' | 'territoryName' | '-territoryName' | 'type' | '-type' | 'state' | '-state' | 'registrationDate' | '-registrationDate' | 'exclusionDate' | '-exclusionDate';
}>;
calls: 'agency/table';
rows: Row<'agency/table'>;
};
/** Види блоків (Types of blocks) */
test: {
path: '/test';
parameters: {};
filters: 'year' | 'monthTo' | 'fundType' | 'processType' | 'q';
search: Taken<Names, never, 'year' | 'monthTo' | 'fundType' | 'type' | 'q' | 'unit' | 'value' | 'prices' | 'zoom' | 'open' | 'sort' | 'find' | 'page' | 'code', {
chart?: 'composition' | 'treemap' | 'gap' | 'lines' | 'grouped' | 'multiples' | 'years' | 'stacked';
measure?: 'yearCorrectionPlan' | 'periodDone';
}>;
calls: 'summary/total' | 'reports/income-details' | 'summary/dynamics' | 'local-budgets/incomes-dynamic' | 'local-budgets/expenses-dynamic' | 'source/principles' | 'source/classification-type' | 'data/declaration-table' | 'summary/sankey';
rows: Row<'summary/total'> | Row<'reports/income-details'> | Row<'summary/dynamics'> | Row<'local-budgets/incomes-dynamic'> | Row<'local-budgets/expenses-dynamic'> | Row<'source/principles'> | Row<'source/classification-type'> | Row<'data/declaration-table'> | Row<'summary/sankey'>;
};
}


/** Pages that can be led to: none that only leads on. */
export type PageId = keyof Pages;

export type Saying<Names> = Record<never, never> extends Names ? [said?: Said<Names>] : [said: Said<Names>];

/** What the address of a page says: the parameters of its path, and names of its query. */
export type Linking<Id extends PageId> = Saying<Pages[Id]['parameters'] & Pages[Id]['search']>;

export interface ProblemStatuses {
'unknown-parameter': 400;
'repeated-parameter': 400;
'missing-parameter': 400;
'invalid-parameter': 400;
'unanswered-combination': 400;
'invalid-period': 400;
'invalid-field': 400;
'broken-upload': 400;
'challenge-wrong': 403;
'challenge-expired': 403;
'challenge-used': 403;
'wrong-origin': 403;
'unknown-path': 404;
'unknown-code': 404;
'unknown-form': 404;
'method-not-allowed': 405;
'late-body': 408;
'ledger-gone': 410;
'too-large': 413;
'too-many-files': 413;
'unsupported-type': 415;
'wrong-file-type': 415;
'too-much': 422;
'too-many-messages': 429;
'too-many-questions': 503;
'too-slow': 503;
starting: 503;
'no-ledger': 503;
'too-many-senders': 503;
'not-kept': 503;
failed: 500;
unreadable: number;
}

export type ProblemWords = { title: string; parameter?: string; received?: string; allowed?: string[]; detail: string; message?: Record<string, unknown>; parameters?: { name: string; received?: string }[]; combinations?: (Record<string, unknown>)[]; size?: Record<string, unknown>; most?: Record<string, unknown>; fields?: { name: string; reason: string }[] };

export type AgencyBranchNode = { id: string; edrpou: string; shortName: string; orgStatus: number | null; department: string | null; territory: string | null; budgetCode: string | null; parent: string | null; state: string | null; address: string | null; phones: string | null; fax: string | null; registrationDate: string | null; exclusionDate: string | null; isGroup: boolean; below: number; childCount: number; isFound: boolean; children: AgencyBranchNode[] };

export type AgencyBudgetRow = { id: Code<'agency'>; edrpou: Code<'agency'>; shortName: string; orgStatus: number | null; department: string | null; territory: string | null; budgetCode: string | null; parent: string | null; state: string | null; address: string | null; phones: string | null; fax: string | null; registrationDate: string | null; exclusionDate: string | null };

export type AgencyGraphNodes = { id: string; name: string; orgStatus: number | null; department: string | null; region: string | null; state: string | null; isGroup: boolean; below: number; childCount: number; isFound: boolean };

export type AgencyLastLoadRow = { tableName: 'MAIN' | 'CONSOLIDATED' | 'INCOMES' | 'EXPENSES' | 'EXPENSES_FUNCTIONAL' | 'EXPENSES_PROGRAM' | 'CREDITS' | 'FINANCING_DEBTS' | 'FINANCING_CREDITOR' | 'DEBTS' | 'GUARANTEED_DEBTS' | 'PUBLIC_DEBT' | 'FUNDS' | 'RECIPIENTS' | 'PROJECT' | 'TARGET_PROGRAMS'; stateDate?: string | null; stateQuarter?: string | null; localDate?: string | null; localQuarter?: string | null; lastLoad?: string };

export type AgencyListRow = { id: Code<'agency'>; edrpou: Code<'agency'>; shortName: string; orgStatus: number | null; department: string | null; territory: string | null; budgetCode: string | null; parent: string | null; state: string | null; address: string | null; phones: string | null; fax: string | null; registrationDate: string | null; exclusionDate: string | null; type: string | null; territoryName: string | null };

export type AgencyLowerNode = { id: string; edrpou: string; shortName: string; orgStatus: number | null; territory: string | null; state: string | null; isGroup: boolean; below: number; childCount: number; isFound: boolean; children: AgencyLowerNode[] };

export type AgencyProfileLocalTree = { id: Code<'agency'>; edrpou: Code<'agency'>; shortName: string; orgStatus: number | null; state: string | null; children: (Record<string, unknown>)[] };

export type AgencyTreeNode = { id: string; edrpou: string; shortName: string; orgStatus: number | null; department: string | null; territory: string | null; budgetCode: string | null; parent: string | null; state: string | null; address: string | null; phones: string | null; fax: string | null; registrationDate: string | null; exclusionDate: string | null; children: AgencyTreeNode[] };

export type Exception = { rule: string; measure: string; difference: number | null };

export type BoostExpensesItem = { code: Code<'functional'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'executed' | 'adjusted' | 'executedPercent'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: BoostExpensesItem[] };

export type Note = { code: string; [name: string]: string | number };

export type Coverage = { count: number; of: number; share?: number; year: number; from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 };

export type BoostRegionsItems = { code: '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26'; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'executed' | 'adjusted' | 'executedPercent'>; coverage?: Coverage };

export type BoostYearsItem = { code: Code<'functional'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'executed' | 'adjusted' | 'executedPercent'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: BoostYearsItem[]; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type BudgetProcessRegistryRow = { id: Code<'document'>; formId: string | null; purpose: string | null; title: string; programCode: string | null; year: string | null; executorCode: string | null; datePub: string | null; dateCanc: string | null; srcFile: string | null; sign: string | null };

export type LedgerExceptionsRow = { rule: string; fact: string; key: string; year: number; grain: 'month' | 'quarter' | 'year' | 'day' | 'none'; period: number; part: string; code: string; measure: string; difference: number | null };

export type LocalBudgetsAboutBudgetsRow = { budgetCode: Code<'budget'>; budgetName: string; region: string | null; budgetType: string | null; budgetSign: number | null; territorySign: number | null; population: number | null; koatuu: string | null; katottg: string | null; government: string | null; unit: string | null; extraFieldsUnnecessary: boolean };

export type LocalBudgetsAboutCompareDetails = { code: string; codeName: string; codeNameEn?: string; level: number; /** Розпис на рік з урахуванням змін (Annual plan with changes) */
plan?: number; /** Виконано за період (Executed in the period) */
done?: number; /** Відсоток виконання до річного плану (Percent of the annual plan) */
percent?: number };

export type LocalBudgetsAboutCompareRow = { budgetCode: Code<'budget'>; budgetName?: string; region?: string | null; budgetType?: string | null; budgetSign?: number | null; territorySign?: number | null; population?: number | null; koatuu?: string | null; katottg?: string | null; government?: string | null; unit?: string | null; endDate?: string | null; successor?: string | null; successorName?: string | null; extraFieldsUnnecessary?: boolean; period: { year: number; month: number } | null; details: LocalBudgetsAboutCompareDetails[]; notes?: Note[] };

export type LocalBudgetsAboutPlainRow = { budgetCode: string | null; budgetName: string; koatuu: string | null; terUnit: string | null; katottg: string | null };

export type LocalBudgetsAboutTreeNode = { code: string; codeName: string; children: LocalBudgetsAboutTreeNode[] };

export type LocalBudgetsBalanceItems = { code: 'incomes' | 'expenses' | 'credits' | 'financing'; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'plan' | 'done' | 'percent'>; coverage?: Coverage };

export type LocalBudgetsBudgetYearsItems = { code: string; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'done'>; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type LocalBudgetsCodeDynamicsItems = { code: string; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'incomes' | 'expenses' | 'credits' | 'financing'>; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type LocalBudgetsCompareDetails = { code: Code<'income' | 'functional' | 'program-local' | 'economic' | 'credit' | 'financing-creditor' | 'financing-debt'>; codeName: string; codeNameEn?: string; level: number; /** Розпис на рік з урахуванням змін (Annual plan with changes) */
plan?: number; /** Виконано за період (Executed in the period) */
done?: number; /** Відсоток виконання до річного плану (Percent of the annual plan) */
percent?: number };

export type LocalBudgetsCompareRow = { codeBudget: Code<'budget'>; period: { year: number; month: number } | null; details: LocalBudgetsCompareDetails[]; notes?: Note[] };

export type LocalBudgetsCreditDynamicItem = { code: Code<'credit' | 'functional' | 'program-local'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'plan' | 'done'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: LocalBudgetsCreditDynamicItem[]; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type LocalBudgetsCreditsItem = { code: Code<'program-local' | 'economic' | 'credit' | 'functional'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'rozpisZmin' | 'koshtorysZmin' | 'donePeriod' | 'correctionYearDonePercent'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: LocalBudgetsCreditsItem[] };

export type LocalBudgetsEconomicFundsDetails = { code: Code<'economic'>; codeName: string; codeNameEn?: string; level: number; /** Розпис на рік з урахуванням змін (Annual plan with changes) */
yearPlan?: number; /** Виконано за період (Executed in the period) */
done?: number; /** Відсоток виконання до річного плану (Percent of the annual plan) */
percent?: number };

export type LocalBudgetsEconomicFundsRow = { fundType: string; period: { year: number; month: number } | null; details: LocalBudgetsEconomicFundsDetails[]; notes?: Note[] };

export type LocalBudgetsExpensesDynamicItem = { code: Code<'functional' | 'economic' | 'program-local'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'plan' | 'done'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: LocalBudgetsExpensesDynamicItem[]; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type LocalBudgetsFinancingDynamicItem = { code: Code<'financing-creditor' | 'financing-debt'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'plan' | 'done'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: LocalBudgetsFinancingDynamicItem[]; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type LocalBudgetsFinancingItem = { code: Code<'financing-creditor' | 'economic' | 'program-local' | 'credit' | 'functional' | 'financing-debt'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'rozpisZmin' | 'donePeriod' | 'correctionYearDonePercent'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: LocalBudgetsFinancingItem[] };

export type LocalBudgetsFunctionalFundsDetails = { code: Code<'functional'>; codeName: string; codeNameEn?: string; level: number; /** Розпис на рік з урахуванням змін (Annual plan with changes) */
yearPlan?: number; /** Виконано за період (Executed in the period) */
done?: number; /** Відсоток виконання до річного плану (Percent of the annual plan) */
percent?: number };

export type LocalBudgetsFunctionalFundsRow = { fundType: string; period: { year: number; month: number } | null; details: LocalBudgetsFunctionalFundsDetails[]; notes?: Note[] };

export type LocalBudgetsFundsYearsItems = { code: string; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'plan' | 'done'>; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type LocalBudgetsFundsItem = { code: Code<'income' | 'economic' | 'functional' | 'program-local'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'done' | 'donePercent' | 'yearPlan', {
/** Загальний фонд: виконано за період (General fund: executed in the period) */
generalDone?: number;
/** Спеціальний фонд: виконано за період (Special fund: executed in the period) */
specialDone?: number;
/** Загальний фонд: відсоток виконання до річного плану (General fund: percent of the annual plan) */
generalPercent?: number;
/** Спеціальний фонд: відсоток виконання до річного плану (Special fund: percent of the annual plan) */
specialPercent?: number;
/** Загальний фонд: розпис на рік з урахуванням змін (General fund: annual plan with changes) */
generalPlan?: number;
/** Спеціальний фонд: розпис на рік з урахуванням змін (Special fund: annual plan with changes) */
specialPlan?: number;
}>; node?: string; exceptions?: Exception[]; childCount?: number; children?: LocalBudgetsFundsItem[] };

export type LocalBudgetsIncomesFundsDetails = { code: Code<'income'>; codeName: string; codeNameEn?: string; level: number; /** Розпис на рік з урахуванням змін (Annual plan with changes) */
yearPlan?: number; /** Виконано за період (Executed in the period) */
done?: number; /** Відсоток виконання до річного плану (Percent of the annual plan) */
percent?: number };

export type LocalBudgetsIncomesFundsRow = { fundType: string; period: { year: number; month: number } | null; details: LocalBudgetsIncomesFundsDetails[]; notes?: Note[] };

export type LocalBudgetsIncomesItem = { code: Code<'income' | 'economic' | 'program-local' | 'credit' | 'functional'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'rozpisZmin' | 'koshtorysZmin' | 'donePeriod' | 'correctionYearDonePercent'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: LocalBudgetsIncomesItem[] };

export type LocalBudgetsProgramFundsDetails = { code: Code<'program-local'>; codeName: string; codeNameEn?: string; level: number; /** Розпис на рік з урахуванням змін (Annual plan with changes) */
yearPlan?: number; /** Виконано за період (Executed in the period) */
done?: number; /** Відсоток виконання до річного плану (Percent of the annual plan) */
percent?: number };

export type LocalBudgetsProgramFundsRow = { fundType: string; period: { year: number; month: number } | null; details: LocalBudgetsProgramFundsDetails[]; notes?: Note[] };

export type LocalBudgetsRecipientYearsItems = { code: string; codeName: string; codeNameEn?: string; level: number; data: {
/** Передбачено на рік (Planned for the year) */
plan?: number;
/** Отримано (Received) */
done?: number;
}; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type LocalBudgetsRecipientItem = { code: Code<'budget'>; codeName: string; codeNameEn?: string; level: number; data: {
/** Отримано (Received) */
done?: number;
/** Передбачено на рік (Planned for the year) */
yearPlan?: number;
}; node?: string; exceptions?: Exception[]; childCount?: number; children?: LocalBudgetsRecipientItem[] };

export type LocalBudgetsRecipientsItem = { code: Code<'recipient'>; codeName: string; codeNameEn?: string; level: number; data: {
/** Передбачено на рік (Planned for the year) */
yearPlan?: number;
/** Отримано (Received) */
done?: number;
}; node?: string; exceptions?: Exception[]; childCount?: number; children?: LocalBudgetsRecipientsItem[] };

export type LocalBudgetsRegionsItems = { code: string; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'incomes' | 'plan' | 'percent' | 'expenses', {
/** Виконано за період (Executed in the period) */
ownIncomes?: number;
/** Виконано за період (Executed in the period) */
previous?: number;
/** Власні доходи на жителя (Own revenue per inhabitant) */
perInhabitant?: number;
/** Зміна доходів проти того самого періоду попереднього року (Change of revenue against the same period of the year before) */
change?: number;
}>; sign?: string | null; coverage?: Coverage };

export type LocalBudgetsSankeyTransfersNodes = { id: string; code: Code<'income' | 'economic'>; codeName: string; side: 'source' | 'middle' | 'target'; missing?: true; codeNameEn?: string };

export type LocalBudgetsSankeyNodes = { id: string; code: Code<'income' | 'financing-creditor' | 'functional' | 'credit'>; codeName: string; side: 'source' | 'middle' | 'target'; missing?: true; codeNameEn?: string };

export type LocalBudgetsSearchBudgetsRow = { budgetId: Code<'budget'>; budgetName: string; regionName: string | null; earlier: string | null; endDate: string | null };

export type PassportsListRow = { id: Code<'passport'>; programCode: string | null; programName: string; year: string | null; executorCode: string | null; datePub: string | null; dateCanc: string | null };

export type PeriodsLoadedRow = { tableName: 'MAIN' | 'CONSOLIDATED' | 'INCOMES' | 'EXPENSES' | 'EXPENSES_FUNCTIONAL' | 'EXPENSES_PROGRAM' | 'CREDITS' | 'FINANCING_DEBTS' | 'FINANCING_CREDITOR' | 'DEBTS' | 'GUARANTEED_DEBTS' | 'PUBLIC_DEBT' | 'FUNDS' | 'RECIPIENTS' | 'PROJECT' | 'TARGET_PROGRAMS'; stateDate?: string | null; stateQuarter?: string | null; localDate?: string | null; localQuarter?: string | null };

export type PivotCubeItem = { code: Code<'income' | 'economic' | 'program-state' | 'credit' | 'functional' | 'financing-creditor' | 'financing-debt'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'yearBeginPlan' | 'periodDone', {
/** Уточнений річний план (Adjusted annual plan) */
yearCorrectionPlan?: number;
/** Відсоток виконання до уточненого річного плану (Percent of the adjusted annual plan) */
percentDoneToYearCorrectionPlan?: number;
}>; node?: string; exceptions?: Exception[]; childCount?: number; children?: PivotCubeItem[] };

export type CubeAxis = { name: string; level?: number; title?: string };

export type CubeMeasure = { field: string; measure: string; kind: 'stock' | 'flow' | 'percent' | 'difference' | 'joined'; title: string };

export type CubeMember = { axis: string; code: string; codeName: string; codeNameEn?: string; level: number; rest?: true };

export type CubePeriod = { year: number; from: number; to: number; coverage?: Coverage };

export type PivotFileItem = { code: Code<'income' | 'functional' | 'financing-creditor' | 'financing-debt' | 'credit'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'yearBeginPlan' | 'periodDone', {
/** Уточнений річний план (Adjusted annual plan) */
yearCorrectionPlan?: number;
/** Відсоток виконання до уточненого річного плану (Percent of the adjusted annual plan) */
percentDoneToYearCorrectionPlan?: number;
}>; node?: string; exceptions?: Exception[]; childCount?: number; children?: PivotFileItem[] };

export type ProjectCreditItem = { code: Code<'program-state' | 'credit' | 'functional'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'draftPlan' | 'adoptedPlan' | 'change' | 'previousDone' | 'yearCorrectionPlan' | 'lawChange' | 'lawChangePercent'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ProjectCreditItem[] };

export type ProjectExpensesItem = { code: Code<'program-state' | 'functional' | 'economic'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'draftPlan' | 'adoptedPlan' | 'change' | 'previousDone' | 'yearCorrectionPlan' | 'lawChange' | 'lawChangePercent'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ProjectExpensesItem[] };

export type ProjectFinancingItem = { code: Code<'financing-creditor' | 'financing-debt'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'draftPlan' | 'adoptedPlan' | 'change' | 'previousDone' | 'yearCorrectionPlan' | 'lawChange' | 'lawChangePercent'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ProjectFinancingItem[] };

export type ProjectIncomesItem = { code: Code<'income'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'draftPlan' | 'adoptedPlan' | 'change' | 'previousDone' | 'yearCorrectionPlan' | 'lawChange' | 'lawChangePercent'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ProjectIncomesItem[] };

export type PublicGeneralDataRow = { REP_PERIOD: string; BUDG_TYP: string; FUND_TYP: string; COD_INCO: string; COD_INCO_NAME: string; PLAN_BEGIN_YEAR_AMT: string; PLAN_CORR_YEAR_AMT: string; PLAN_CORR_PERIOD_AMT: string; DONE_PERIOD_AMT: string } | { REP_PERIOD: string; BUDG_TYP: string; FUND_TYP: string; COD_CONS_FK: string; COD_CONS_FK_NAME: string; PLAN_BEGIN_YEAR_AMT: string; PLAN_CORR_YEAR_AMT: string; PLAN_CORR_PERIOD_AMT: string; DONE_PERIOD_AMT: string } | { REP_PERIOD: string; BUDG_TYP: string; FUND_TYP: string; COD_CONS_EK: string; COD_CONS_EK_NAME: string; PLAN_BEGIN_YEAR_AMT: string; PLAN_CORR_YEAR_AMT: string; PLAN_CORR_PERIOD_AMT: string; DONE_PERIOD_AMT: string } | { REP_PERIOD: string; BUDG_TYP: string; FUND_TYP: string; COD_CONS_PK: string; COD_CONS_PK_NAME: string; PLAN_BEGIN_YEAR_AMT: string; PLAN_CORR_YEAR_AMT: string; PLAN_CORR_PERIOD_AMT: string; DONE_PERIOD_AMT: string } | { REP_PERIOD: string; BUDG_TYP: string; FUND_TYP: string; COD_CRED_KK: string; COD_CRED_KK_NAME: string; PLAN_BEGIN_YEAR_AMT: string; PLAN_CORR_YEAR_AMT: string; PLAN_CORR_PERIOD_AMT: string; DONE_PERIOD_AMT: string } | { REP_PERIOD: string; BUDG_TYP: string; FUND_TYP: string; COD_CRED_FK: string; COD_CRED_FK_NAME: string; PLAN_BEGIN_YEAR_AMT: string; PLAN_CORR_YEAR_AMT: string; PLAN_CORR_PERIOD_AMT: string; DONE_PERIOD_AMT: string } | { REP_PERIOD: string; BUDG_TYP: string; FUND_TYP: string; COD_CRED_PK: string; COD_CRED_PK_NAME: string; PLAN_BEGIN_YEAR_AMT: string; PLAN_CORR_YEAR_AMT: string; PLAN_CORR_PERIOD_AMT: string; DONE_PERIOD_AMT: string } | { REP_PERIOD: string; BUDG_TYP: string; FUND_TYP: string; COD_FINA: string; COD_FINA_NAME: string; PLAN_BEGIN_YEAR_AMT: string; PLAN_CORR_YEAR_AMT: string; PLAN_CORR_PERIOD_AMT: string; DONE_PERIOD_AMT: string } | { REP_PERIOD: string; BUDG_TYP: string; FUND_TYP: string; COD_FINA: string; COD_FINA_NAME: string; PLAN_BEGIN_YEAR_AMT: string; PLAN_CORR_YEAR_AMT: string; PLAN_CORR_PERIOD_AMT: string; DONE_PERIOD_AMT: string };

export type PublicItemsBudgRow = { codebudg: Code<'budget'>; namebudg: string; nameLocalGov: string | null; codeRegion: string | null; katottg: string | null; signBudg: string | null; cntBudg: number | null; details: string | null; beginDate: string | null; endDate: string | null; [name: string]: unknown };

export type PublicItemsFkvRow = { code: Code<'functional'>; parentCode: string | null; level: number | null; isactive: number | null; name: string; dateto: string | null; details: number | null; outputbase: string | null; comment: string | null; datefrom: string | null; id: number | null; inputbase: string | null; [name: string]: unknown };

export type PublicItemsKdbRow = { code: Code<'income'>; parentCode: string | null; level: number | null; isactive: number | null; name: string; dateto: string | null; details: number | null; outputbase: string | null; comment: string | null; datefrom: string | null; id: number | null; inputbase: string | null; [name: string]: unknown };

export type PublicItemsKekvRow = { code: Code<'economic'>; parentCode: string | null; level: number | null; isactive: number | null; name: string; dateto: string | null; details: number | null; outputbase: string | null; comment: string | null; datefrom: string | null; id: number | null; inputbase: string | null; [name: string]: unknown };

export type PublicItemsKpkRow = { idFkv: number | null; programType: number | null; code: Code<'program-state'>; level: number | null; isactive: number | null; outputbase: string | null; parentCode: string | null; actyvPr: number | null; name: string; dateto: string | null; details: number | null; comment: string | null; datefrom: string | null; id: number | null; inputbase: string | null; [name: string]: unknown };

export type PublicItemsTkpkmbRow = { code: Code<'program-local'>; codeKfk: string | null; beginDate: string | null; parentCode: string | null; level: string | null; endDate: string | null; isactive: string | null; name: string; beginDoc: string | null; details: string | null; endDoc: string | null; version: string | null; [name: string]: unknown };

export type PublicLocalBudgetDataRow = { REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_INCO: string; NAME_INC: string; ZAT_AMT: string; PLANS_AMT: string; FAKT_AMT: string } | { REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_CONS_MB_PK: string; COD_CONS_MB_PK_NAME: string; COD_CONS_MB_FK: string; COD_CONS_MB_FK_NAME: string; COD_CONS_EK: string; COD_CONS_EK_NAME: string; ZAT_AMT: string; PLANS_AMT: string; FAKT_AMT: string; FAKT_V2MB_AMT: string; FAKTSIK_AMT: string; FAKTSIK_V2MB_AMT: string; FAKTSPP_AMT: string; FAKTSPP_V2MB_AMT: string; FAKTSID_AMT: string; FAKTSID_V2MB_AMT: string } | { REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_CONS_FK: string; COD_CONS_FK_NAME: string; ZAT_AMT: string; PLANS_AMT: string; FAKT_AMT: string; FAKT_V2MB_AMT: string; FAKTSIK_AMT: string; FAKTSIK_V2MB_AMT: string; FAKTSPP_AMT: string; FAKTSPP_V2MB_AMT: string; FAKTSID_AMT: string; FAKTSID_V2MB_AMT: string } | { REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_CONS_EK: string; COD_CONS_EK_NAME: string; ZAT_AMT: string; PLANS_AMT: string; FAKT_AMT: string; FAKT_V2MB_AMT: string; FAKTSIK_AMT: string; FAKTSIK_V2MB_AMT: string; FAKTSPP_AMT: string; FAKTSPP_V2MB_AMT: string; FAKTSID_AMT: string; FAKTSID_V2MB_AMT: string } | { REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_FINA: string; NAME_FIN: string; ZAT_AMT: string; FAKT_AMT: string } | { REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_FINA: string; NAME_FIN: string; ZAT_AMT: string; FAKT_AMT: string } | { REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_CRED_MB_PK: string; COD_CRED_MB_PK_NAME: string; COD_CRED_MB_FK: string; COD_CRED_MB_FK_NAME: string; COD_CRED_KK: string; COD_CRED_KK_NAME: string; ZAT_AMT: string; PLANS_AMT: string; FAKT_AMT: string; FAKTBN_AMT: string } | { REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_CRED_FK: string; COD_CRED_FK_NAME: string; ZAT_AMT: string; PLANS_AMT: string; FAKT_AMT: string; FAKTBN_AMT: string } | { REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_CRED_KK: string; COD_CRED_KK_NAME: string; ZAT_AMT: string; PLANS_AMT: string; FAKT_AMT: string; FAKTBN_AMT: string };

export type ReportsCreditsItem = { code: Code<'program-state' | 'economic' | 'credit' | 'functional'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'yearBeginPlan' | 'periodCorrectionPlan' | 'periodDone' | 'deviationToPeriodCorrectionPlan' | 'percentDoneToPeriodCorrectionPlan' | 'percentDoneToYearCorrectionPlan', {
/** План на рік з урахуванням змін (Annual plan with changes) */
yearCorrectionPlan?: number;
}>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsCreditsItem[] };

export type ReportsDebtsDynamicItems = { code: string; codeName: string; codeNameEn?: string; level: number; data: {
/** Залишок на кінець періоду (Balance at the end of the period) */
state?: number;
/** Залишок на кінець періоду (Balance at the end of the period) */
guaranteed?: number;
/** Державний і гарантований борг на кінець періоду (State and guaranteed debt at the end of the period) */
total?: number;
}; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type ReportsDebtsItem = { code: Code<'debt-obligation' | 'currency' | 'debt-creditor'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'opening' | 'repaid' | 'revaluation' | 'closing' | 'overdue' | 'interest' | 'given', {
/** Залучено (Received) */
received?: number;
}>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsDebtsItem[] };

export type ReportsExpensesItem = { code: Code<'program-state' | 'economic' | 'credit' | 'functional' | 'department' | 'program-local'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'yearBeginPlan' | 'periodCorrectionPlan' | 'periodDone' | 'deviationToPeriodCorrectionPlan' | 'percentDoneToPeriodCorrectionPlan' | 'percentDoneToYearCorrectionPlan' | 'planChange' | 'planChangePercent' | 'doneChange' | 'doneChangePercent', {
/** План на рік з урахуванням змін (Annual plan with changes) */
yearCorrectionPlan?: number;
/** Відкрито асигнувань за період (Allocations opened in the period) */
openAllocPeriod?: number;
/** Направлено асигнувань за період (Allocations directed in the period) */
directedAllocPeriod?: number;
/** Виконано за той самий період попереднього року (Executed in the same period of the year before) */
previousDone?: number;
}>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsExpensesItem[] };

export type ReportsFinancingItem = { code: Code<'financing-creditor' | 'economic' | 'program-state' | 'credit' | 'functional' | 'financing-debt'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'yearBeginPlan' | 'periodCorrectionPlan' | 'periodDone' | 'deviationToPeriodCorrectionPlan' | 'percentDoneToPeriodCorrectionPlan' | 'percentDoneToYearCorrectionPlan', {
/** План на рік з урахуванням змін (Annual plan with changes) */
yearCorrectionPlan?: number;
}>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsFinancingItem[] };

export type ReportsFundMonthsItems = { code: string; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'received', {
/** План на рік з урахуванням змін (Annual plan with changes) */
plan?: number;
/** Використано за період (Used in the period) */
done?: number;
}>; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type ReportsFundYearsItems = { code: string; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'received' | 'percent', {
/** План на рік з урахуванням змін (Annual plan with changes) */
plan?: number;
/** Використано за період (Used in the period) */
done?: number;
}>; months?: { from: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; to: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 }; incomplete?: true; date?: string; open?: string; coverage?: Coverage };

export type ReportsFundsAggregateItem = { code: Code<'special-fund'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'received' | 'donePercent', {
/** План на рік з урахуванням змін (Annual plan with changes) */
yearPlan?: number;
/** Використано за період (Used in the period) */
done?: number;
}>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsFundsAggregateItem[] };

export type ReportsFundsItem = { code: Code<'special-fund'>; codeName: string; codeNameEn?: string; level: number; data: {
/** План на рік з урахуванням змін (Annual plan with changes) */
plan?: number;
/** Використано за період (Used in the period) */
done?: number;
}; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsFundsItem[] };

export type ReportsGuaranteedDebtsItem = { code: Code<'debt-obligation' | 'currency' | 'debt-creditor'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'opening' | 'given' | 'repaid' | 'revaluation' | 'closing' | 'interest' | 'overdue'>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsGuaranteedDebtsItem[] };

export type ReportsIncomeDetailsItem = { code: Code<'income' | 'economic' | 'program-state' | 'credit' | 'functional'>; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'yearBeginPlan' | 'periodCorrectionPlan' | 'periodDone' | 'deviationToPeriodCorrectionPlan' | 'percentDoneToPeriodCorrectionPlan' | 'percentDoneToYearCorrectionPlan' | 'planChange' | 'planChangePercent' | 'doneChange' | 'doneChangePercent', {
/** План на рік з урахуванням змін (Annual plan with changes) */
yearCorrectionPlan?: number;
/** Виконано за той самий період попереднього року (Executed in the same period of the year before) */
previousDone?: number;
}>; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsIncomeDetailsItem[] };

export type ReportsRegionalDevelopmentItem = { code: Code<'region' | 'project-status' | 'sphere' | 'project'>; codeName: string; codeNameEn?: string; level: number; data: {
/** План на рік з усіх джерел (Annual plan from all sources) */
yearPlan?: number;
/** Профінансовано з усіх джерел за період (Financed from all sources in the period) */
done?: number;
/** Відсоток виконання з усіх джерел (Percent from all sources) */
donePercent?: number;
}; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsRegionalDevelopmentItem[] };

export type ReportsRegionalProjectsRow = { id: Code<'project'>; name: string; region: string | null; status: string | null; sphere: string | null };

export type ReportsTargetProgramsItem = { code: Code<'target-program' | 'program-state'>; codeName: string; codeNameEn?: string; level: number; data: {
/** Загальний фонд (General fund) */
general?: number;
/** Спеціальний фонд (Special fund) */
special?: number;
/** Разом (Total) */
total?: number;
}; node?: string; exceptions?: Exception[]; childCount?: number; children?: ReportsTargetProgramsItem[] };

export type SourceGlossaryRow = { id?: GlossaryTerm['id']; term?: GlossaryTerm['term']; short?: GlossaryTerm['short']; fileName?: string };

export type SourceStatisticsFooter = { code: 'incomes' | 'expenses' | 'credits' | 'financing'; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'done', {
/** Уточнений річний план (Adjusted annual plan) */
plan?: number;
/** Відсоток виконання до уточненого річного плану (Percent of the adjusted annual plan) */
percent?: number;
}>; coverage?: Coverage };

export type SummaryBalanceItems = { code: 'incomes' | 'expenses' | 'credits' | 'financing'; codeName: string; codeNameEn?: string; level: number; data: Taken<Amounts, never, 'done' | 'percent', {
/** План на рік з урахуванням змін (Annual plan with changes) */
plan?: number;
}>; coverage?: Coverage };

/** `deadline`: done no later than `to`, worked on since `from`. `span`: goes on from `from` to `to`. `repeated`: falls on each of `occurrences`. */
export type BudgetProcessKind = 'deadline' | 'span' | 'repeated';
/** `law`: `to` is named in the act. `counted`: `to` is counted from another term named in an act. `usual`: the act names no date, this is the usual time. `unconfirmed`: the usual time; whether an act names a date has not been looked up. */
export type BudgetProcessBasis = 'law' | 'counted' | 'usual' | 'unconfirmed';
/**
 * Bars of the timeline by date; the words are in `source/budget_process`.
 *
 * @minItems 1
 */
export type BudgetProcessTasks = BudgetProcessTask[];
/**
 * The paragraphs of a section in reading order.
 *
 * @minItems 1
 */
export type DeclarationParagraphsSpec = DeclarationParagraphSpec[];
/**
 * Who takes part in the budget process.
 *
 * @minItems 1
 */
export type BudgetProcessExecutors = BudgetProcessExecutor[];
/**
 * Groups of events: the rows of the timeline, in order.
 *
 * @minItems 1
 */
export type BudgetProcessGroups = BudgetProcessGroup[];
/**
 * The budgets a calendar year deals with.
 *
 * @minItems 1
 */
export type BudgetProcessPeriods = BudgetProcessPeriod[];
/**
 * Stages of the budget process, sorted by id.
 *
 * @minItems 1
 */
export type BudgetProcessStages = BudgetProcessStage[];
/**
 * All events of the budget process, in short.
 *
 * @minItems 1
 */
export type BudgetProcessIndex = BudgetProcessIndexItem[];
/**
 * The chapters of the budget classification, sorted by id.
 *
 * @minItems 1
 */
export type ClassificationChapters = ClassificationChapter[];

export interface Documents {
  'budget-process-tasks'?: BudgetProcessTasks;
  'budget-process-timeline'?: BudgetProcessTimeline;
  'declaration-paragraphs'?: DeclarationParagraphsSpec;
  'declaration-sections'?: DeclarationSectionsSpec;
  'declaration-table'?: DeclarationTableSpec;
  'about-portal'?: AboutPortalSpec;
  'budget-process-event'?: BudgetProcessEvent;
  'budget-process-executors'?: BudgetProcessExecutors;
  'budget-process-groups'?: BudgetProcessGroups;
  'budget-process-period'?: BudgetProcessPeriodEvents;
  'budget-process-periods'?: BudgetProcessPeriods;
  'budget-process-stages'?: BudgetProcessStages;
  'budget-process-index'?: BudgetProcessIndex;
  'classification-chapters'?: ClassificationChapters;
  'classification-type'?: ClassificationType;
  contacts?: ContactsSpec;
  'glossary-term'?: GlossaryTerm;
  links?: LinksSpec;
  partners?: PartnersSpec;
  principles?: Principles;
  structure?: BudgetStructure;
}
/** A bar: an event and its dates. */
export interface BudgetProcessTask {
  /** `national` for the State Budget, `local` for local budgets. */
  type: 'national' | 'local';
  /** Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s. */
  period: 0 | 1 | 2;
  /** Stage of the budget process. */
  stage: number;
  /** Group of events, from `groups.json`. */
  group: string;
  /** The event. */
  id: string;
  /** What sort of time it is. */
  kind: BudgetProcessKind;
  /** What the dates rest on. */
  basis: BudgetProcessBasis;
  from: BudgetProcessDate;
  to: BudgetProcessDate;
  /**
   * The days of a repeated event.
   *
   * @minItems 2
   */
  occurrences?: BudgetProcessDate[];
}
/** A day counted from the budget’s year. */
export interface BudgetProcessDate {
  /** Years from the budget’s year: −1 the year before, 0 the same, 1 the year after. */
  yearOffset: number;
  /** Month. */
  month: number;
  /** Day of the month. */
  day: number;
}
/** Rows of the timeline and the events on each; the words are in `source/budget_process`. */
export interface BudgetProcessTimeline {
  /**
   * The rows in order.
   *
   * @minItems 1
   */
  groups: BudgetProcessTimelineGroup[];
}
/** A row. */
export interface BudgetProcessTimelineGroup {
  /** Group of events, from `groups.json`. */
  id: string;
  /**
   * Its events by date.
   *
   * @minItems 1
   */
  events: string[];
}
/** One paragraph. */
export interface DeclarationParagraphSpec {
  /** Name of the paragraph in its section, part of a link to it. */
  id: string;
  /** Words of the paragraph, without markup. */
  text: TextSpec;
  /**
   * What the words rest on.
   *
   * @minItems 1
   */
  sources: DeclarationParagraphSourceSpec[];
}
/** The same words in every language of the portal, one entry per language code. The default language must be there. */
export interface TextSpec {
  [k: string]: string;
}
/** Where it comes from: a law, a resolution or a dataset. */
export interface DeclarationParagraphSourceSpec {
  /** Address that starts with `https://`. */
  link?: string;
  [k: string]: string | undefined;
}
/** The budget declaration: its statuses, the declarations by years, and the sections. */
export interface DeclarationSectionsSpec {
  /**
   * The statuses and their names.
   *
   * @minItems 1
   */
  statuses: DeclarationStatusSpec[];
  /**
   * The declarations, the newest first.
   *
   * @minItems 1
   */
  declarations: DeclarationSpec[];
  /**
   * The sections in the order shown.
   *
   * @minItems 1
   */
  sections: DeclarationSectionSpec[];
}
/** Status of a declaration or a section. */
export interface DeclarationStatusSpec {
  /** Name of the status in files: `current`; `newer` where a newer declaration exists; `due` where the next one is due; `ended` for a period that has passed; `removed` for removed from review. */
  id: 'current' | 'newer' | 'due' | 'ended' | 'removed';
  /** Name of the status for the reader. */
  title: TextSpec;
  /** What the status means. */
  about: TextSpec;
}
/** One declaration for three years. */
export interface DeclarationSpec {
  /** The years with a hyphen, such as `2026-2028`. */
  id: string;
  /** Name of the declaration. */
  title: TextSpec;
  /** Status of the declaration: one for good, or a list of statuses, each from a day on; the portal shows that of the day. */
  status: ('current' | 'newer' | 'due' | 'ended' | 'removed') | DeclarationDatedStatusSpec[];
  /**
   * The years it is made for.
   *
   * @minItems 1
   */
  years: string[];
  /** What is worth knowing about it. */
  about: TextSpec;
  source: DeclarationSourceSpec;
}
/** A status that holds from a day on. */
export interface DeclarationDatedStatusSpec {
  /** Name of the status. */
  status: 'current' | 'newer' | 'due' | 'ended' | 'removed';
  /** The first day on which it holds. */
  from: string;
}
/** Where it comes from: a law, a resolution or a dataset. */
export interface DeclarationSourceSpec {
  /** Address that starts with `https://`. */
  link?: string;
  [k: string]: string | undefined;
}
/** A section of the declaration. Its words and tables lie in the folder named by `slug`. */
export interface DeclarationSectionSpec {
  /** Part of the address and name of the folder of the section. */
  slug: string;
  /** Title of the section. */
  title: TextSpec;
  /** What the section is about, in one sentence. */
  short: TextSpec;
  /** Status of the section: one for good, or a list of statuses, each from a day on; the portal shows that of the day. */
  status: ('current' | 'newer' | 'due' | 'ended' | 'removed') | DeclarationDatedStatusSpec[];
  /** The tables of the section in the order shown; the file of a table is `table-<id>.json`. */
  tables: string[];
}
/** A table of a section: years across, rows down. */
export interface DeclarationTableSpec {
  /** Name of the table; its file is called `table-<id>.json`. */
  id: string;
  /** Title of the table for the reader. */
  title: TextSpec;
  /** Unit of all rows that do not give another. */
  unit: TextSpec;
  /**
   * The years from left to right.
   *
   * @minItems 1
   */
  years: string[];
  /**
   * The rows from top to bottom.
   *
   * @minItems 1
   */
  rows: DeclarationRowSpec[];
  /** `true` where the amounts are invented for show; `false` where the law sets them. */
  demonstration: boolean;
  /** Where it comes from: a law, a resolution or a dataset; several as a list. */
  source: DeclarationTableSourceSpec | DeclarationTableSourceSpec[];
  /** Note below the table: where the amounts come from and what they leave out. */
  note: TextSpec;
  chart?: DeclarationChartSpec;
}
/** A row of the table. */
export interface DeclarationRowSpec {
  /** Name of the row in its table. */
  id: string;
  /** Title of the row for the reader. */
  title: TextSpec;
  /** Depth: 1 is the highest. */
  level: number;
  /**
   * The values by year, as many as there are years: an exact decimal as a string with a point; unknown is `null`.
   *
   * @minItems 1
   */
  values: (null | string)[];
  /** Unit of this row alone. */
  unit?: TextSpec;
}
/** An act or a dataset. */
export interface DeclarationTableSourceSpec {
  /** Address that starts with `https://`. */
  link?: string;
  [k: string]: string | undefined;
}
/** A chart above the table. Left out: no chart. */
export interface DeclarationChartSpec {
  /** Kind: `line` for lines by year, `bars` for bars by year; of more than two rows each has bars of its own. */
  kind: 'line' | 'bars';
  /**
   * The rows to draw; they must share one unit.
   *
   * @minItems 1
   */
  rows: string[];
  limit?: DeclarationLimitSpec;
}
/** A limit, set by law for one, as a dashed line with its name. */
export interface DeclarationLimitSpec {
  /** The limit in the unit of the rows. */
  value: string;
  /** Name of the limit. */
  title: TextSpec;
}
/** The account of the portal, in parts. */
export interface AboutPortalSpec {
  /** Title of the page. */
  title: TextSpec;
  /**
   * The parts in reading order.
   *
   * @minItems 1
   */
  sections: AboutPortalSectionSpec[];
}
/** A part with a heading. */
export interface AboutPortalSectionSpec {
  /** Name of the part, used in a link to it. */
  id: string;
  /** Heading. */
  title: TextSpec;
  /**
   * The paragraphs in reading order, without markup.
   *
   * @minItems 1
   */
  paragraphs: TextSpec[];
  /**
   * What the words rest on.
   *
   * @minItems 1
   */
  sources?: AboutPortalSourceSpec[];
}
/** Where it comes from: a law, a resolution or a dataset. */
export interface AboutPortalSourceSpec {
  /** Address that starts with `https://`. */
  link?: string;
  [k: string]: string | undefined;
}
/** An event of the budget process: what happens, who does it, by when and under what act. */
export interface BudgetProcessEvent {
  /** `national` for the State Budget, `local` for local budgets. */
  type: 'national' | 'local';
  /** Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s. */
  period: 0 | 1 | 2;
  /** Stage of the budget process. */
  stage: number;
  /** Group of events, from `groups.json`. */
  group: string;
  /** Its name in addresses and in the name of its file. */
  id: string;
  /**
   * Who takes part, the one who answers first; ids from `executors.json`.
   *
   * @minItems 1
   */
  executors: string[];
  /** Title of the event. */
  title: TextSpec;
  /** When it takes place. */
  dates: BudgetProcessDates;
  /** What happens and why it matters to a reader. Paragraphs are parted by an empty line. */
  text: TextSpec;
  /** Where the rule does not hold as written, for example under martial law. */
  caveat?: TextSpec;
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Related glossary terms.
   *
   * @minItems 0
   */
  terms: string[];
}
/** When an event takes place, by rule and not by year. */
export interface BudgetProcessDates {
  /** What sort of time it is. */
  kind: BudgetProcessKind;
  /** What the dates rest on. */
  basis: BudgetProcessBasis;
  from: BudgetProcessDate;
  to: BudgetProcessDate;
  /**
   * The days of a repeated event.
   *
   * @minItems 2
   */
  occurrences?: BudgetProcessDate[];
}
/** An act and its article, in every language, with its address. */
export interface ContentSource {
  /** Where the act can be read. */
  link?: string;
  [k: string]: string | undefined;
}
/** A body, a group of bodies, or people. */
export interface BudgetProcessExecutor {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /** Name of the entry in the file. */
  id: string;
  /**
   * In which budgets it takes part.
   *
   * @minItems 1
   */
  types: ('national' | 'local')[];
  /** What it is called. */
  title: TextSpec;
  /** What it does in the budget process. */
  text: TextSpec;
  /** Glossary term about it. */
  term?: string;
}
/** Events of one sort. */
export interface BudgetProcessGroup {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /** Name of the entry in the file. */
  id: string;
  /** Name of the group. */
  title: TextSpec;
  /** What belongs to it. */
  text: TextSpec;
}
/** Events of one period by id, by date. */
export interface BudgetProcessPeriodEvents {
  /** Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s. */
  id: 0 | 1 | 2;
  /**
   * Events of the State Budget.
   *
   * @minItems 1
   */
  national: string[];
  /**
   * Events of local budgets.
   *
   * @minItems 1
   */
  local: string[];
}
/** Previous, current or next budget. */
export interface BudgetProcessPeriod {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /** Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s. */
  id: 0 | 1 | 2;
  /** Years from the calendar’s year to the budget’s year. */
  offset: number;
  /** Shown when the reader has chosen nothing. */
  default?: true;
  /** Name of the period. */
  title: TextSpec;
  /** What is done about this budget in the year. */
  text: TextSpec;
}
/** A stage. */
export interface BudgetProcessStage {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /** Stage of the budget process. */
  id: number;
  /** Name of the stage. */
  title: TextSpec;
  /** What is done at it. */
  text: TextSpec;
}
/** An event in short; the rest is in `data/{id}.json`. */
export interface BudgetProcessIndexItem {
  /** `national` for the State Budget, `local` for local budgets. */
  type: 'national' | 'local';
  /** Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s. */
  period: 0 | 1 | 2;
  /** Stage of the budget process. */
  stage: number;
  /** Group of events, from `groups.json`. */
  group: string;
  /** The event. */
  id: string;
  /** Years from the calendar’s year to the budget’s year. */
  offset: number;
  /** Title of the event. */
  title: TextSpec;
}
/** A chapter: one way of sorting the figures of a budget, with its own codes. */
export interface ClassificationChapter {
  /** Its number; the list is sorted by it. */
  id: number;
  /** Its name in the address of its page and in the name of its file. */
  class: string;
  /** What it is called. */
  title: TextSpec;
  /** One sentence: which question it answers. */
  short: TextSpec;
  order: ClassificationOrder;
  /**
   * What the chapter rests on.
   *
   * @minItems 1
   */
  sources: ClassificationSource[];
  /** The dimension of the ledger that has the codes of the chapter. */
  dimension?: string;
  /** Address of the page with the figures of the codes, without the language. */
  figures?: string;
  /** Whether the page shows a part of the codes and not all; left out: all. */
  selection?: true;
}
/** The order that approves its codes. */
export interface ClassificationOrder {
  /** Number of the order. */
  number: string;
  /** Date of the order: YYYY-MM-DD. */
  date: string;
  /** Title of the order, or what it settles. */
  title: TextSpec;
  /** Where the order can be read. */
  link?: string;
}
/** A law or an order, with the place in it. */
export interface ClassificationSource {
  /** Where it can be read. */
  link?: string;
  [k: string]: string | undefined;
}
/** One chapter of the budget classification: its explanation and its codes. */
export interface ClassificationType {
  /** The chapter, as in chapters.json. */
  class: string;
  /**
   * The explanation in sections, in the order of reading.
   *
   * @minItems 1
   */
  explanation: ClassificationSection[];
  /** Related terms: ids of the glossary. */
  terms: string[];
  /**
   * What the explanation and the codes rest on.
   *
   * @minItems 1
   */
  sources: ClassificationSource[];
  /**
   * The codes of the uppermost level.
   *
   * @minItems 1
   */
  items: ClassificationItem[];
}
/** A section under a heading of its own. */
export interface ClassificationSection {
  /** Heading of the section. */
  title: TextSpec;
  /** Words of the section; paragraphs stand apart by an empty line. */
  text: TextSpec;
  example?: ClassificationExample;
}
/** A code taken apart, position by position. */
export interface ClassificationExample {
  /** The whole code. */
  code: string;
  /**
   * Its parts from left to right; together they are the code.
   *
   * @minItems 1
   */
  parts: ClassificationPart[];
}
/** Digits that belong together. */
export interface ClassificationPart {
  /** The digits. */
  digits: string;
  /** Where they stand, counted from 1: one position, or the first and the last. */
  positions: string;
  /** What this place of a code shows. */
  title: TextSpec;
  /** What these digits mean here. */
  meaning: TextSpec;
}
/** A code with its official name. English is there at the two upper levels. */
export interface ClassificationItem {
  /** The code with its leading zeros. */
  code: string;
  /** Its name. */
  name: TextSpec;
  /** The last year in which the code was used, where it is used no more. */
  until?: number;
  /**
   * The codes below it.
   *
   * @minItems 1
   */
  children?: ClassificationItem[];
}
/** Whom to write to about the portal and the budget. */
export interface ContactsSpec {
  /**
   * The entries in the order shown.
   *
   * @minItems 1
   */
  contacts: ContactSpec[];
}
/** An institution and its addresses. */
export interface ContactSpec {
  /** Name of the entry in the file. */
  id: string;
  /** Name of the institution. */
  title: TextSpec;
  /** What to come here with. */
  about: TextSpec;
  /** Postal address. */
  address?: TextSpec;
  /** E-mail address. */
  email?: string;
  /** Telephone in international form. */
  phone?: string;
  /** Official site. */
  site?: string;
}
/** A term of the glossary. */
export interface GlossaryTerm {
  /** Its name in addresses and in the name of its file. */
  id: string;
  /** The word or phrase. */
  term: TextSpec;
  /** One sentence, shown in place. */
  short: TextSpec;
  /** The explanation. Paragraphs are parted by an empty line. */
  text: TextSpec;
  /** The act the term rests on. */
  source: ContentSource;
  /**
   * Related terms.
   *
   * @minItems 0
   */
  related: string[];
  forms: GlossaryForms;
  unless?: GlossaryExceptions;
}
/** Other forms in which the term stands in texts. */
export interface GlossaryForms {
  /** @minItems 0 */
  [k: string]: string[];
}
/** Phrases in which the term, or a form of it, means something else: there it is not marked. Capital and small letters count. */
export interface GlossaryExceptions {
  /** @minItems 1 */
  [k: string]: string[];
}
/** Links to official sites about the budget. */
export interface LinksSpec {
  /**
   * The links in the order shown.
   *
   * @minItems 1
   */
  links: LinkSpec[];
}
/** One link. */
export interface LinkSpec {
  /** Name of the link in the file. */
  id: string;
  /** Words of the link. */
  title: TextSpec;
  /** Address of the site. */
  url: string;
  /** What can be found there. */
  about: TextSpec;
}
/** Who supplies data and who takes part in the budget process. */
export interface PartnersSpec {
  /** Explanation above the list. */
  note: TextSpec;
  /**
   * The entries in the order shown.
   *
   * @minItems 1
   */
  partners: PartnerSpec[];
}
/** An institution and what the portal has from it. */
export interface PartnerSpec {
  /** Name of the entry in the file. */
  id: string;
  /** Name of the institution. */
  title: TextSpec;
  /** `owner` owns the portal, `source` supplies data, `law` is a participant by law, `reference` publishes open data that serve for comparison. */
  role: 'owner' | 'source' | 'law' | 'reference';
  /** What the institution does. */
  about: TextSpec;
  /** Which data of the portal come from it, or that it hands over none. */
  supplies: TextSpec;
  /** Official site. */
  site?: string;
  source?: PartnerSourceSpec;
}
/** Where it comes from: a law, a resolution or a dataset. */
export interface PartnerSourceSpec {
  /** Address that starts with `https://`. */
  link?: string;
  [k: string]: string | undefined;
}
/** The ten principles of the budget system. */
export interface Principles {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /** Title of the page. */
  title: TextSpec;
  /** Explanation above the list. */
  lead: TextSpec;
  /**
   * The principles in the order of the law.
   *
   * @minItems 10
   * @maxItems 10
   */
  items: Principle[];
}
/** A principle. */
export interface Principle {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /** Name of the entry in the file. */
  id: string;
  /** Name of the principle. */
  title: TextSpec;
  /** What the law says, in our own words. */
  law: TextSpec;
  /** What this means for a reader. */
  explanation: TextSpec;
  /** A simple example. */
  example: TextSpec;
  /**
   * Related glossary terms.
   *
   * @minItems 1
   */
  terms: string[];
}
/** What the budget system consists of. */
export interface BudgetStructure {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /** Name of the text. */
  id: string;
  /** Title of the page. */
  title: TextSpec;
  /** First paragraph. */
  lead: TextSpec;
  /**
   * The text in order.
   *
   * @minItems 1
   */
  paragraphs: BudgetStructureParagraph[];
  /**
   * The kinds of budget.
   *
   * @minItems 1
   */
  levels: BudgetStructureLevel[];
  /** How the levels add up; a level may stand under several. */
  tree: BudgetStructureNode;
}
/** A part of the text. */
export interface BudgetStructureParagraph {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /** Its anchor. */
  id: string;
  /** Its heading. */
  title: TextSpec;
  /** The text. Paragraphs are parted by an empty line. */
  text: TextSpec;
  /**
   * Related glossary terms.
   *
   * @minItems 0
   */
  terms: string[];
}
/** A kind of budget. */
export interface BudgetStructureLevel {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /** Name of the level. */
  id: string;
  /** `budget` is adopted and executed, `consolidated` is a sum made for analysis. */
  kind: 'budget' | 'consolidated';
  /** What it is called. */
  title: TextSpec;
  /** One or two sentences about it. */
  text: TextSpec;
  /** What it passes to the other budgets, and they to it. */
  passes?: TextSpec;
  /** Glossary term about it. */
  term?: string;
}
/** A level and the levels it adds up. */
export interface BudgetStructureNode {
  /** The level. */
  level: string;
  /**
   * Levels under it.
   *
   * @minItems 1
   */
  children?: BudgetStructureNode[];
}


export type Year = 2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026 | 2027 | 2028 | 2029 | 2030 | 2031 | 2032 | 2033 | 2034 | 2035 | 2036 | 2037 | 2038 | 2039 | 2040 | 2041 | 2042 | 2043 | 2044 | 2045 | 2046 | 2047 | 2048 | 2049 | 2050 | 2051 | 2052 | 2053 | 2054 | 2055 | 2056 | 2057 | 2058 | 2059 | 2060 | 2061 | 2062 | 2063 | 2064 | 2065 | 2066 | 2067 | 2068 | 2069 | 2070 | 2071 | 2072 | 2073 | 2074 | 2075 | 2076 | 2077 | 2078 | 2079 | 2080 | 2081 | 2082 | 2083 | 2084 | 2085 | 2086 | 2087 | 2088 | 2089 | 2090 | 2091 | 2092 | 2093 | 2094 | 2095 | 2096 | 2097 | 2098 | 2099 | 2100;
export type Quarter = 1 | 2 | 3 | 4;
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** As `YYYY-MM-DD`. */
export type Day = `${number}-${number}-${number}`;
/** As `YYYY-MM`. */
export type YearMonth = `${number}-${number}`;
/** As `MM-DD`. */
export type DayOfYear = `${number}-${number}`;

/** What a text or a number becomes once `checked` has looked at it. */
export interface Kinds {
year: Year;
quarter: Quarter;
month: Month;
day: Day;
agency: Code<'agency'>;
budget: Code<'budget'>;
currency: Code<'currency'>;
'debt-creditor': Code<'debt-creditor'>;
'debt-obligation': Code<'debt-obligation'>;
department: Code<'department'>;
document: Code<'document'>;
functional: Code<'functional'>;
kind: Code<'kind'>;
passport: Code<'passport'>;
place: Code<'place'>;
'program-state': Code<'program-state'>;
'project-status': Code<'project-status'>;
recipient: Code<'recipient'>;
region: Code<'region'>;
'special-fund': Code<'special-fund'>;
'territory-sign': Code<'territory-sign'>;
}

export type Lang = 'uk' | 'en';

export type CallId = keyof Calls;

/** A row of what a call answers. */
export type Row<Id extends CallId> = Calls[Id]['row'];

/** An entry of what is a list; anything else is a row itself. */
export type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : Rows;

declare const dimension: unique symbol;

/** A code of a dimension: rows have them, and `checked` makes one of a text. Of several dimensions: a code of any of these. */
export type Code<Dimension extends string> = string & { readonly [dimension]: Dimension };

export type Flat<Names> = { [Name in keyof Names]: Names[Name] };

/** Names as an interface has them: the first are needed, the second may be left out, and others. */
export type Taken<Of, Needed extends keyof Of, Free extends keyof Of, Own = unknown> = Flat<
  Pick<Of, Needed> & Partial<Pick<Of, Free>> & Own
>;

/** What is said where there are names; where there are none, nothing can be said. */
export type Said<Names> = keyof Names extends never ? Readonly<Record<string, never>> : Flat<Names>;

/** A mistake as the portal tells it: decide by `code`. `unreadable` is not the portal's: something before it has answered. */
export type Problem = {
  [Code in keyof ProblemStatuses]: { code: Code; status: ProblemStatuses[Code] } & ProblemWords;
}[keyof ProblemStatuses];

/** What came back, as a value and not as an exception: only so the type of a mistake is known where it is read, and none is forgotten. A question rejects where there is no network, or with the reason of the signal that ended it. */
export type Answer<Id extends CallId> =
  | { ok: true; body: Calls[Id]['answer']; /** Whether the figures are invented. */ isDemonstration: boolean }
  | { ok: false; problem: Problem };

export interface AskOptions {
  /** In which language names and mistakes are told. */
  lang?: Lang;
  signal?: AbortSignal;
  /** How often a portal that is busy is asked again, after the seconds that it names; 3 unless said. */
  retries?: number;
  /** Instead of the `fetch` of Node or of the browser. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Calls whose long answers come in pages. */
export type PagedCall = {
  [Id in CallId]: Calls[Id]['answer'] extends { totalElements: number } ? Id : never;
}[CallId];

export type Asking<Id extends CallId> =
  Record<never, never> extends Calls[Id]['params']
    ? [said?: Said<Calls[Id]['params']>, options?: AskOptions]
    : [said: Said<Calls[Id]['params']>, options?: AskOptions];

export interface OpenPortal {
  /** Asks a call. */
  ask: <Id extends CallId>(call: Id, ...asking: Asking<Id>) => Promise<Answer<Id>>;
  /** Asks one page of a long answer after another, until all are there or one is a problem. */
  pages: <Id extends PagedCall>(
    call: Id,
    ...asking: Asking<Id>
  ) => AsyncGenerator<Answer<Id>, void>;
}
