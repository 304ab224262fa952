const DashboardPage = () => null;
export default DashboardPage;
